// Loaded when somebody turns to the box: the words and what understands them are of no use before.

export const loadSearch = async () => (await import('./search-photos.ts')).photoSearch;
