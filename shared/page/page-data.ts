/** A photo as the list in the page says it; texts come from files, so they may say anything. */
export interface PagePhoto {
  /** In the ZIP; missing if it is not in it. */
  readonly path?: string;
  readonly original: string;
  readonly description?: string;
  readonly category?: string;
  readonly date?: string;
  /** Whether the date was written into the copy in the ZIP. */
  readonly isDateWritten?: boolean;
  readonly place?: string;
  /** Why it is not in the ZIP. */
  readonly reason?: string;
  /** What the engine saw in it; see `writeConcepts`. */
  readonly seen?: string;
}

/** What the page holds as JSON. */
export interface PageData {
  readonly words: Readonly<
    Record<'all' | 'notPlaced' | 'shown' | 'nothing' | 'before' | 'looksLike' | 'writtenDate', string>
  >;
  readonly photos: readonly PagePhoto[];
  /** What people call the concepts that were seen in these photos; pairs of an id and its words. */
  readonly concepts: readonly (readonly [id: number, words: string])[];
  /** Lists of words in the page's language, see `readVocabulary`. */
  readonly vocabulary: readonly string[];
}

/** Stands in `writtenDate` where the date goes. */
export const DATE_PLACE = '{date}';

/** Stands in `looksLike` where the query goes. */
export const QUERY_PLACE = '{query}';

/** Returns the folder of a path; undefined where there is none. */
export function folderOf({ path }: PagePhoto): string | undefined {
  return path?.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Returns the last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
