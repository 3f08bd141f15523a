#include "CResources.h"

// Compilers of C before C23 have it as an extension. SwiftPM's own way, `.embedInCode`, writes an array
// in Swift, for which the compiler takes a second for each few kilobytes.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char routines[] = {
#embed "../Onboarding/Growth/routines.json" suffix(, 0)
};
static const char eko_words[] = {
#embed "../Onboarding/Eko/words.tsv" suffix(, 0)
};
static const char george_words[] = {
#embed "../Onboarding/George/words.tsv" suffix(, 0)
};
static const char growth_words[] = {
#embed "../Onboarding/Growth/words.tsv" suffix(, 0)
};
static const char trendsight_words[] = {
#embed "../Onboarding/Trendsight/words.tsv" suffix(, 0)
};
static const char diet_glossary[] = {
#embed "../Onboarding/Diet/glossary.txt" suffix(, 0)
};
static const char eko_glossary[] = {
#embed "../Onboarding/Eko/glossary.txt" suffix(, 0)
};
static const char george_glossary[] = {
#embed "../Onboarding/George/glossary.txt" suffix(, 0)
};
static const char growth_glossary[] = {
#embed "../Onboarding/Growth/glossary.txt" suffix(, 0)
};
static const char product_glossary[] = {
#embed "../Onboarding/Product/glossary.txt" suffix(, 0)
};
static const char trendsight_glossary[] = {
#embed "../Onboarding/Trendsight/glossary.txt" suffix(, 0)
};
static const char diet_cycle[] = {
#embed "../Onboarding/Diet/cycle.svg" suffix(, 0)
};
static const char diet_fire[] = {
#embed "../Onboarding/Diet/fire.svg" suffix(, 0)
};
static const char common_passwords[] = {
#embed "../EmbeddedIdentity/CommonPasswords.txt" suffix(, 0)
};
static const char auth[] = {
#embed "../PostgresStore/Migrations/auth.sql" suffix(, 0)
};
static const char usher_1[] = {
#embed "../PostgresStore/Migrations/usher_1.sql" suffix(, 0)
};
static const char usher_2[] = {
#embed "../PostgresStore/Migrations/usher_2.sql" suffix(, 0)
};
static const char usher_3[] = {
#embed "../PostgresStore/Migrations/usher_3.sql" suffix(, 0)
};
static const char usher_4[] = {
#embed "../PostgresStore/Migrations/usher_4.sql" suffix(, 0)
};
static const char usher_5[] = {
#embed "../PostgresStore/Migrations/usher_5.sql" suffix(, 0)
};

const char *cresources_routines(void) { return routines; }
const char *cresources_eko_words(void) { return eko_words; }
const char *cresources_george_words(void) { return george_words; }
const char *cresources_growth_words(void) { return growth_words; }
const char *cresources_trendsight_words(void) { return trendsight_words; }
const char *cresources_diet_glossary(void) { return diet_glossary; }
const char *cresources_eko_glossary(void) { return eko_glossary; }
const char *cresources_george_glossary(void) { return george_glossary; }
const char *cresources_growth_glossary(void) { return growth_glossary; }
const char *cresources_product_glossary(void) { return product_glossary; }
const char *cresources_trendsight_glossary(void) { return trendsight_glossary; }
const char *cresources_diet_cycle(void) { return diet_cycle; }
const char *cresources_diet_fire(void) { return diet_fire; }
const char *cresources_common_passwords(void) { return common_passwords; }
const char *cresources_postgres_auth(void) { return auth; }
const char *cresources_postgres_usher_1(void) { return usher_1; }
const char *cresources_postgres_usher_2(void) { return usher_2; }
const char *cresources_postgres_usher_3(void) { return usher_3; }
const char *cresources_postgres_usher_4(void) { return usher_4; }
const char *cresources_postgres_usher_5(void) { return usher_5; }
