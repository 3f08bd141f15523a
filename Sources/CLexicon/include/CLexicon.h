#include <stddef.h>

/// The rows of a file of data, as they stand in it. Eight bytes may be read before the first and behind
/// the last: newlines before, zeros behind.
typedef struct {
  const void *_Nonnull bytes;
  size_t count;
} CLexiconRows;

/// Words, a tab, and how common they are: everyday, usual, rare or proper.
CLexiconRows clexicon_english_words(void);
/// Given names, a tab, and how usual they are.
CLexiconRows clexicon_english_given_names(void);
/// The statements of somebody in danger, as `statements.txt` says.
CLexiconRows clexicon_english_statements(void);
/// Countries: code, code of three letters, name, and the names that are said, between tabs.
CLexiconRows clexicon_world_countries(void);
/// Currencies: code, decimals, name, signs, and the names that are said, between tabs.
CLexiconRows clexicon_world_currencies(void);
/// Calling codes: country, code, prefix inside the country, and digits of a number, between tabs.
CLexiconRows clexicon_world_calling_codes(void);
/// Words by which a clause asks: the word, a tab, and its classes between spaces.
CLexiconRows clexicon_english_asking(void);
/// Classes of words and phrases of English.
CLexiconRows clexicon_english_classes(void);
/// What people ask of a conversation, as `questions.tsv` says.
CLexiconRows clexicon_english_questions(void);
/// Talk that steers a conversation, as `talk.tsv` says.
CLexiconRows clexicon_english_talk(void);
/// What deserves a kind word, as `tone.tsv` says.
CLexiconRows clexicon_english_tone(void);
