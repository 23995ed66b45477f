import { type AlbumFacts, type SidecarFacts, readSidecar } from './sidecar.ts';

/** Larger JSON files and tables say nothing of photos: a sidecar has a few kilobytes, a line of a table a hundred bytes. */
export const MOST_TEXT_BYTES = { json: 1024 * 1024, table: 16 * 1024 * 1024 } as const;

/** What a JSON file of an export says; undefined for any other text. */
export function readSidecarText(text: string): SidecarFacts | AlbumFacts | undefined {
  try {
    return readSidecar(JSON.parse(text));
  } catch {
    return undefined;
  }
}
