import { type FolderPath, folderText } from './folder-path.ts';
import { FOLDER_DEPTH, PATH_LENGTH, PATH_PART_BYTES } from '../limits.ts';
import { PHOTO_FORMATS } from '../photo-formats.ts';

/** Names that Windows keeps for devices, with or without an extension or spaces before it (Microsoft, "Naming Files"). */
const DEVICE_NAME = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?:\.|$)/i;

/** Room for a number that makes a name unique, a dot and an extension. */
const ENDING_LENGTH = 12;

/** What a name keeps at least, however long its folder is. */
const SHORTEST_STEM_BYTES = 20;

/** A folder's room within a path: what the shortest name, its ending and the slash before it leave. */
const FOLDER_LENGTH = PATH_LENGTH - ENDING_LENGTH - SHORTEST_STEM_BYTES - 1;

/** Ends like the file of a photo. */
const PHOTO_ENDING = new RegExp(
  `\\.(${Object.values(PHOTO_FORMATS)
    .map(({ extension }) => extension)
    .join('|')})$`,
  'i',
);

/** Not allowed in a Windows name, or unseen by the reader: controls, formats such as U+202E, lone surrogates. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what is being removed
  /(?![\u200C\u200D])[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** Joiners that belong to no word: those of Persian, of the scripts of India and of emoji stand between two signs. */
const LOOSE_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/**
 * One part of a path that every common file system takes as it is: no forbidden or unseen characters, no
 * device name, no leading or trailing dot or space, NFC. Never empty.
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
 * A folder whose parts are safe as {@link safePathPart} makes them. Parts of which nothing is left are no folders. One
 * within another never ends like a photo's file, since a photo beside it might have that name, and several parts are cut
 * so that a photo's name fits behind them.
 *
 * @param parts from the outermost folder; past `FOLDER_DEPTH` they are left out
 */
export function safeFolder(parts: readonly string[]): FolderPath {
  const named = parts.filter((part) => safePathPart(part, '') !== '').slice(0, FOLDER_DEPTH);
  const folder = named.map((part, at) => folderPart(part, at));
  if (folder.length < 2) return [folder[0] ?? 'Unsorted'];
  if (folderText(folder).length <= FOLDER_LENGTH) return folder;
  // A device's name gets a character more.
  const share = Math.floor((FOLDER_LENGTH + 1) / folder.length) - 2;
  return folder.map((part, at) => folderPart(part, at, share));
}

function folderPart(part: string, depth: number, maxBytes?: number): string {
  const safe = safePathPart(part, 'Unsorted', maxBytes);
  return depth === 0 ? safe : safe.replace(PHOTO_ENDING, '_$1');
}

/** Whether Windows keeps a name for a device, so that no file can have it there. */
export function isDeviceName(name: string): boolean {
  return DEVICE_NAME.test(name);
}

/** What makes two paths one on a file system that minds neither case, nor Unicode form, nor joiners (HFS+). */
export function collisionKey(path: string): string {
  return path
    .replaceAll(/\u200C|\u200D/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKC')
    .toLowerCase();
}

/** The intended path of a photo, before it is made unique. */
export interface WantedPath {
  readonly folder: FolderPath;
  readonly name: string;
  /** Without a dot. */
  readonly extension: string;
}

/**
 * The path `Folder/name.ext` of a photo that is alone: safe on Windows, macOS and Linux, and short enough for Windows.
 *
 * @param ending stands behind the name, safe as it is; a long name is cut in front of it, and where there is no room for
 * both it is left out
 */
export function pathOf(wanted: WantedPath, ending = ''): string {
  const { folder, stem } = partsOf(wanted, ending);
  return `${folder}/${stem}.${wanted.extension}`;
}

/**
 * Hands out paths `Folder/name.ext`, each once: a second one of the same name gets `_2`, the next `_3`, …
 * Two names are the same when they differ only in case or Unicode form.
 */
export class ArchivePaths {
  readonly #taken = new Set<string>();
  readonly #nextNumber = new Map<string, number>();

  /** Leaves a path to who has it already. */
  hold(path: string): void {
    this.#taken.add(collisionKey(path));
  }

  /** Whether a path can still be had. */
  isFree(path: string): boolean {
    return !this.#taken.has(collisionKey(path));
  }

  /** A path that was not handed out before; else as {@link pathOf} gives it. */
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
  // A character is never longer in UTF-16, which Windows counts, than in UTF-8.
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
    bytes += utf8Length(character.codePointAt(0) ?? 0);
    if (bytes > maxBytes) break;
    kept += character;
  }
  return kept;
}

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += utf8Length(character.codePointAt(0) ?? 0);
  return bytes;
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
