/// The commit the program was built from, in short; empty where that is not known.
const char *usher_commit(void);
