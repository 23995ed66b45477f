import type { MediaList } from '../social/media-list.ts';
import { readSocialJson } from '../social/read-social-json.ts';
import { readSocialPage } from '../social/read-social-page.ts';
import { isSocialList, isSocialPage } from '../social/sections.ts';
import { type AlbumFacts, type SidecarFacts, readSidecar } from './sidecar.ts';

/** Larger tables aren't about photos: a line has about a hundred bytes. */
export const MOST_TABLE_BYTES = 16 * 1024 * 1024;

/**
 * Larger JSON files aren't about photos: a sidecar has a few kilobytes, a list of ten thousand posts some megabytes.
 */
const MOST_JSON_BYTES = { sidecar: 1024 * 1024, list: 32 * 1024 * 1024 } as const;

/** Returns the size limit for reading a JSON file or page of an export, by its name, in bytes. */
export function mostTextBytes(name: string): number {
  return MOST_JSON_BYTES[isSocialList(name) ? 'list' : 'sidecar'];
}

/**
 * Returns what a JSON file or page of an export tells; undefined for any other text.
 *
 * @param nowMs see `fileDate`
 */
export function readExportText(
  name: string,
  text: string,
  nowMs: number,
): SidecarFacts | AlbumFacts | MediaList | undefined {
  if (isSocialPage(name)) return readSocialPage(text, nowMs);
  try {
    const json: unknown = JSON.parse(text);
    return readSocialJson(json, nowMs) ?? readSidecar(json, nowMs);
  } catch {
    return undefined;
  }
}
