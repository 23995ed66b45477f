// Loaded when the user moves to the search field: the words and the code that understands them aren't needed before.

export const loadSearch = async () => (await import('./search-photos.ts')).photoSearch;
