#include "CLexicon.h"

// Compilers of C before C23 have it as an extension, and it is what costs nothing: two megabytes take a
// tenth of a second, where an array in Swift takes a minute.
//
// The build does not see that an embedded file changed: scripts/touch-embedded has this file compiled then.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define PADDING 8
#define BEFORE prefix('\n', '\n', '\n', '\n', '\n', '\n', '\n', '\n', )
#define BEHIND suffix(, 0, 0, 0, 0, 0, 0, 0, 0)
#define ROWS(array) ((CLexiconRows){array + PADDING, sizeof array - 2 * PADDING})

static const unsigned char words[] = {
#embed "../Understanding/Lexicon/English/words.tsv" BEFORE BEHIND
};

static const unsigned char given_names[] = {
#embed "../Understanding/Lexicon/English/given-names.tsv" BEFORE BEHIND
};

static const unsigned char statements[] = {
#embed "../Understanding/English/Safeguarding/statements.txt" BEFORE BEHIND
};

static const unsigned char countries[] = {
#embed "../Understanding/Lexicon/World/countries.tsv" BEFORE BEHIND
};

static const unsigned char currencies[] = {
#embed "../Understanding/Lexicon/World/currencies.tsv" BEFORE BEHIND
};

static const unsigned char calling_codes[] = {
#embed "../Understanding/Lexicon/World/calling-codes.tsv" BEFORE BEHIND
};

static const unsigned char asking[] = {
#embed "../Understanding/Lexicon/English/asking.tsv" BEFORE BEHIND
};

static const unsigned char classes[] = {
#embed "../Understanding/Lexicon/English/classes.tsv" BEFORE BEHIND
};

static const unsigned char questions[] = {
#embed "../Understanding/Lexicon/English/questions.tsv" BEFORE BEHIND
};

static const unsigned char talk[] = {
#embed "../Understanding/Lexicon/English/talk.tsv" BEFORE BEHIND
};

static const unsigned char tone[] = {
#embed "../Understanding/Lexicon/English/tone.tsv" BEFORE BEHIND
};

CLexiconRows clexicon_english_words(void) { return ROWS(words); }
CLexiconRows clexicon_english_given_names(void) { return ROWS(given_names); }
CLexiconRows clexicon_english_statements(void) { return ROWS(statements); }
CLexiconRows clexicon_world_countries(void) { return ROWS(countries); }
CLexiconRows clexicon_world_currencies(void) { return ROWS(currencies); }
CLexiconRows clexicon_world_calling_codes(void) { return ROWS(calling_codes); }
CLexiconRows clexicon_english_asking(void) { return ROWS(asking); }
CLexiconRows clexicon_english_classes(void) { return ROWS(classes); }
CLexiconRows clexicon_english_questions(void) { return ROWS(questions); }
CLexiconRows clexicon_english_talk(void) { return ROWS(talk); }
CLexiconRows clexicon_english_tone(void) { return ROWS(tone); }
