/** A journal file's name, parsed. */
export interface JournalName {
  /** What all files of one journal begin with; sorts by start time. */
  readonly stem: string;
  /** 0 for the first file; steps may continue in further ones. */
  readonly part: number;
}

/**
 * Returns the name of a journal file.
 *
 * @param startedAt ISO 8601, UTC
 * @param id a UUID
 * @param part 0 for the first file
 */
export function journalName(startedAt: string, id: string, part = 0): string {
  const stem = `journal-${startedAt.slice(0, 23).replaceAll(/[:.]/g, '-')}-${id.slice(0, 8)}`;
  return journalPartName(stem, part);
}

/** Returns the name of one of a journal's files. */
export function journalPartName(stem: string, part: number): string {
  return part === 0 ? `${stem}.jsonl` : `${stem}.${String(part).padStart(6, '0')}.jsonl`;
}

/** Parses a journal file's name; undefined for any other name. */
export function readJournalName(name: string): JournalName | undefined {
  const match = /^(journal-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}-[0-9a-f]{8})(?:\.(\d{6}))?\.jsonl$/.exec(
    name,
  );
  return match?.[1] === undefined ? undefined : { stem: match[1], part: Number(match[2] ?? 0) };
}
