import { utf8Bytes } from '../bytes/utf8-bytes.ts';
import { type FolderPath, folderText } from './folder-path.ts';
import { FOLDER_DEPTH, PATH_LENGTH, PATH_PART_BYTES } from '../limits.ts';
import { MEDIA_FORMATS } from '../photo-formats.ts';

/**
 * Names reserved for devices on Windows, with or without an extension or preceding spaces (Microsoft, "Naming
 * Files").
 */
const DEVICE_NAME = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?:\.|$)/i;

/** Room for a number that makes a name unique, a dot and an extension. */
const ENDING_LENGTH = 12;

/** The least length of a name, however long its folder is. */
const SHORTEST_STEM_BYTES = 20;

/** A folder's room within a path: what the shortest name, its ending and the slash leave. */
const FOLDER_LENGTH = PATH_LENGTH - ENDING_LENGTH - SHORTEST_STEM_BYTES - 1;

/** Ends like a photo's file name. */
const PHOTO_ENDING = new RegExp(
  `\\.(${Object.values(MEDIA_FORMATS)
    .map(({ extension }) => extension)
    .join('|')})$`,
  'i',
);

/** Forbidden in Windows names, or invisible: control and format characters such as U+202E, lone surrogates. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what is being removed
  /(?![\u200C\u200D])[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** Joiners outside of words: in Persian, Indian scripts and emoji they are between two characters. */
const LOOSE_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/**
 * Returns a part of a path that every common file system accepts: no forbidden or invisible characters, no device
 * name, no leading or trailing dot or space, NFC. Never empty.
 *
 * @param fallback the name if nothing is left
 * @param maxBytes of UTF-8, at most 180
 */
export function safePathPart(part: string, fallback = 'photo', maxBytes = PATH_PART_BYTES): string {
  const allowed = part.toWellFormed().normalize('NFC').replace(FORBIDDEN, '').replace(LOOSE_JOINERS, '');
  const cleaned = allowed.replace(/\s+/gu, ' ');
  const trimmed = withinBytes(cleaned.replace(/^[\s.]+/u, ''), maxBytes).replace(
    /(?:[\s.]|\u200C|\u200D)+$/u,
    '',
  );
  if (trimmed === '') return fallback;
  return DEVICE_NAME.test(trimmed) ? `_${trimmed}` : trimmed;
}

/**
 * Returns a folder with parts made safe by {@link safePathPart}. Empty parts are dropped. A subfolder never ends like
 * a photo's file, because a photo next to it might have that name, and long parts are cut so that a photo's name fits
 * after them.
 *
 * @param parts from the outermost folder; parts beyond `FOLDER_DEPTH` are dropped
 */
export function safeFolder(parts: readonly string[]): FolderPath {
  const named = parts.filter((part) => safePathPart(part, '') !== '').slice(0, FOLDER_DEPTH);
  const folder = named.map((part, at) => folderPart(part, at));
  if (folder.length < 2) return [folder[0] ?? 'Unsorted'];
  if (folderText(folder).length <= FOLDER_LENGTH) return folder;
  // A device name gets one more character.
  const share = Math.floor((FOLDER_LENGTH + 1) / folder.length) - 2;
  return folder.map((part, at) => folderPart(part, at, share));
}

function folderPart(part: string, depth: number, maxBytes?: number): string {
  const safe = safePathPart(part, 'Unsorted', maxBytes);
  return depth === 0 ? safe : safe.replace(PHOTO_ENDING, '_$1');
}

/** Returns whether Windows reserves a name for a device, so that no file can have it. */
export function isDeviceName(name: string): boolean {
  return DEVICE_NAME.test(name);
}

/** Returns a key that is equal for paths that differ only in case, Unicode form or joiners (HFS+). */
export function collisionKey(path: string): string {
  return path
    .replaceAll(/\u200C|\u200D/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKC')
    .toLowerCase();
}

/** A photo's intended path, before it is made unique. */
export interface WantedPath {
  readonly folder: FolderPath;
  readonly name: string;
  /** Without a dot. */
  readonly extension: string;
}

/**
 * Returns the path `Folder/name.ext` of a photo without conflicts: safe on Windows, macOS and Linux, and short enough
 * for Windows.
 *
 * @param ending follows the name, already safe; a long name is cut before it, and without room for both it is dropped
 */
export function pathOf(wanted: WantedPath, ending = ''): string {
  const { folder, stem } = partsOf(wanted, ending);
  return `${folder}/${stem}.${wanted.extension}`;
}

/**
 * Hands out paths `Folder/name.ext`, each once: a second one of the same name gets `_2`, the next `_3`, … Names that
 * differ only in case or Unicode form are the same.
 */
export class ArchivePaths {
  readonly #taken = new Set<string>();
  readonly #nextNumber = new Map<string, number>();

  /** Reserves a path for its current owner. */
  hold(path: string): void {
    this.#taken.add(collisionKey(path));
  }

  /** Returns whether a path is still free. */
  isFree(path: string): boolean {
    return !this.#taken.has(collisionKey(path));
  }

  /** Returns a path that wasn't handed out before, otherwise like {@link pathOf}. */
  take(wanted: WantedPath, ending = ''): string {
    const { folder, stem } = partsOf(wanted, ending);
    const { extension } = wanted;
    const stemKey = collisionKey(`${folder}/${stem}.${extension}`);
    for (let number = this.#nextNumber.get(stemKey) ?? 1; ; number += 1) {
      const path = `${folder}/${number === 1 ? stem : `${stem}_${number}`}.${extension}`;
      if (!this.isFree(path)) continue;
      this.hold(path);
      this.#nextNumber.set(stemKey, number + 1);
      return path;
    }
  }
}

function partsOf({ folder: wanted, name }: WantedPath, ending: string) {
  const folder = folderText(safeFolder(wanted));
  // In UTF-16, which Windows counts, a character is never longer than in UTF-8.
  const room = Math.max(SHORTEST_STEM_BYTES, PATH_LENGTH - folder.length - ENDING_LENGTH);
  const most = Math.min(PATH_PART_BYTES, room);
  const left = most - utf8Bytes(ending);
  const isRoom = left >= SHORTEST_STEM_BYTES;
  const stem = isRoom ? `${safePathPart(name, 'photo', left)}${ending}` : safePathPart(name, 'photo', most);
  return { folder, stem };
}

function withinBytes(text: string, maxBytes: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += utf8Bytes(character);
    if (bytes > maxBytes) break;
    kept += character;
  }
  return kept;
}
