/// The catalogue of routines of `growth`, as JSON.
const char *_Nonnull cresources_routines(void);
/// Classes of words of `eko`, of `george`, of `growth` and of `trendsight`: rows of a name and its words.
const char *_Nonnull cresources_eko_words(void);
const char *_Nonnull cresources_george_words(void);
const char *_Nonnull cresources_growth_words(void);
const char *_Nonnull cresources_trendsight_words(void);
/// What the words of the products mean, and what people ask of any of them: entries of a glossary.
const char *_Nonnull cresources_diet_glossary(void);
const char *_Nonnull cresources_eko_glossary(void);
const char *_Nonnull cresources_george_glossary(void);
const char *_Nonnull cresources_growth_glossary(void);
const char *_Nonnull cresources_product_glossary(void);
const char *_Nonnull cresources_trendsight_glossary(void);
/// The pictures of `diet`, as SVG.
const char *_Nonnull cresources_diet_cycle(void);
const char *_Nonnull cresources_diet_fire(void);
/// The most common passwords, one a line.
const char *_Nonnull cresources_common_passwords(void);
/// What stands in for Supabase's schema of accounts where there is none, as SQL.
const char *_Nonnull cresources_postgres_auth(void);
/// The tables of Usher itself in PostgreSQL, as SQL, in the order in which the scripts run.
const char *_Nonnull cresources_postgres_usher_1(void);
const char *_Nonnull cresources_postgres_usher_2(void);
const char *_Nonnull cresources_postgres_usher_3(void);
const char *_Nonnull cresources_postgres_usher_4(void);
const char *_Nonnull cresources_postgres_usher_5(void);
