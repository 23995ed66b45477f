/** A photo in the page's list; its texts come from files, so they may contain anything. */
export interface PagePhoto {
  /** The path in the ZIP; missing if the photo isn't in it. */
  readonly path?: string;
  readonly original: string;
  readonly description?: string;
  readonly category?: string;
  readonly date?: string;
  /** Whether the date was written into the copy in the ZIP. */
  readonly isDateWritten?: boolean;
  readonly place?: string;
  /** Why it isn't in the ZIP. */
  readonly reason?: string;
  /** The concepts that the engine saw in it; see `writeConcepts`. */
  readonly seen?: string;
  /** The length of a film; 0 if it is unknown. */
  readonly filmSeconds?: number;
}

/** The page's data as JSON. */
export interface PageData {
  readonly words: Readonly<
    Record<'all' | 'notPlaced' | 'shown' | 'nothing' | 'before' | 'looksLike' | 'writtenDate', string>
  >;
  readonly photos: readonly PagePhoto[];
  /** The common names of the concepts seen in these photos; pairs of an id and its words. */
  readonly concepts: readonly (readonly [id: number, words: string])[];
  /** Word lists in the page's language, see `readVocabulary`. */
  readonly vocabulary: readonly string[];
}

/** The placeholder for the date in `writtenDate`. */
export const DATE_PLACE = '{date}';

/** The placeholder for the query in `looksLike`. */
export const QUERY_PLACE = '{query}';

/** Returns the folder of a path; undefined if there is none. */
export function folderOf({ path }: PagePhoto): string | undefined {
  return path?.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Returns the last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
