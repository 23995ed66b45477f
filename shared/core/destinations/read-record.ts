import { isConcepts } from '../concepts/concept-record.ts';
import { readWrittenDate } from '../dates/date-to-write.ts';
import type { ListedPhoto } from '../lists/listed-photo.ts';
import type { TopNames } from '../lists/top-names.ts';
import { isTopName } from '../lists/top-names.ts';
import { SCHEME_LENGTH } from '../schemes/limits.ts';
import { schemeProblem } from '../schemes/scheme.ts';
import type { FileRecord, HeaderRecord, JournalRecord, PhotoRecord, SourceRoot } from './journal-record.ts';
import { isNewerRecord, RECORD_VERSIONS } from '../saved/record-version.ts';
import { isTargetPath, isWithin } from './safe-path.ts';

type Json = Readonly<Record<string, unknown>>;

const FORMAT = 'where-my-pix';

const SKIP_REASONS = ['there', 'changed', 'gone', 'in-the-way', 'unwritable'] as const;
const KEEP_REASONS = ['changed', 'gone', 'original-gone', 'occupied', 'in-the-way', 'unwritable'] as const;
const DATE_SOURCES: ReadonlySet<unknown> = new Set(['exif', 'sidecar', 'name', 'file', 'none']);

/** Parses a line of a journal, which anyone may have written; undefined unless we could have written it. */
export function readRecord(line: string): JournalRecord | undefined {
  const json = parsed(line);
  return isObject(json) ? recordOf(json) : undefined;
}

/** Returns whether the first line of a journal says that a newer version wrote it. */
export function isNewerJournal(line: string): boolean {
  const json = parsed(line);
  return isObject(json) && json['format'] === FORMAT && isNewerRecord('journal', json);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function recordOf(json: Json): JournalRecord | undefined {
  const { type, file, path, name, sha256, reason } = json;
  switch (type) {
    case 'journal':
      return headerOf(json);
    case 'folder':
    case 'make':
      return isTarget(path) ? { type, path } : undefined;
    case 'file':
      return fileOf(json);
    case 'photo':
      return photoOf(json);
    case 'planned': {
      const { files, photos } = json;
      return isCount(files) && isCount(photos) ? { type, files, photos } : undefined;
    }
    case 'begin':
      return isCount(file) && isTarget(path) ? { type, file, path } : undefined;
    case 'placed':
    case 'undone':
      return isCount(file) ? { type, file } : undefined;
    case 'done':
      return isCount(file) ? { type, file, isSourceLeft: json['isSourceLeft'] === true } : undefined;
    case 'skip': {
      const known = SKIP_REASONS.find((one) => one === reason);
      return isCount(file) && known ? { type, file, reason: known } : undefined;
    }
    case 'kept': {
      const known = KEEP_REASONS.find((one) => one === reason);
      return isCount(file) && known ? { type, file, reason: known } : undefined;
    }
    case 'lists': {
      const names = namesOf(json['names']);
      return names ? { type, names } : undefined;
    }
    case 'list':
      return isListName(name) && isSum(sha256) ? { type, name, sha256 } : undefined;
    case 'finished':
    case 'undo':
    case 'undo-ended':
      return { type };
    default:
      return undefined;
  }
}

function headerOf({
  format,
  version,
  id,
  startedAt,
  roots,
  isNewFolder,
  growsLists,
  scheme,
}: Json): HeaderRecord | undefined {
  if (format !== FORMAT || version !== RECORD_VERSIONS.journal || !Array.isArray(roots)) return undefined;
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
  if (typeof startedAt !== 'string' || !/^[\d:.TZ-]{20,30}$/.test(startedAt)) return undefined;
  const read = roots.map((root) => rootOf(root));
  if (!read.every((root) => root !== undefined)) return undefined;
  return {
    type: 'journal',
    format,
    version,
    id,
    startedAt,
    roots: read,
    isNewFolder: isNewFolder === true,
    ...(growsLists === true ? { growsLists } : {}),
    ...(isScheme(scheme) ? { scheme } : {}),
  };
}

function isScheme(value: unknown): value is string {
  return typeof value === 'string' && value.length <= SCHEME_LENGTH && !schemeProblem(value);
}

function rootOf(json: unknown): SourceRoot | undefined {
  if (!isObject(json)) return undefined;
  const { path, kind } = json;
  if (typeof path !== 'string' || path.includes('\0') || !/^(?:\/|[a-z]:[\\/]|\\\\)/i.test(path)) {
    return undefined;
  }
  return kind === 'folder' || kind === 'zip' ? { path, kind } : undefined;
}

function fileOf(json: Json): FileRecord | undefined {
  const { file, source, path, sizeBytes, sha256, modifiedMs, action } = json;
  const dated = readWrittenDate(json['dated']);
  // A date is only ever written into a copy.
  if (json['dated'] !== undefined && (!dated || action === 'move')) return undefined;
  if (!isCount(file) || !isTarget(path) || !isCount(sizeBytes) || !isSum(sha256)) return undefined;
  if (typeof modifiedMs !== 'number') return undefined;
  if (action !== 'copy' && action !== 'move' && action !== 'there') return undefined;
  const known = { type: 'file', file, path, sizeBytes, sha256, modifiedMs, action } as const;
  const record = dated ? { ...known, dated } : known;
  if (source === undefined) return action === 'move' ? undefined : record;
  if (!isObject(source)) return undefined;
  const { root, path: within } = source;
  if (!isCount(root) || typeof within !== 'string' || !isWithin(within)) return undefined;
  return { ...record, source: { root, path: within } };
}

function photoOf({ file, listed }: Json): PhotoRecord | undefined {
  if (!isObject(listed) || (file !== undefined && !isCount(file))) return undefined;
  const { original, reason, description, category, date, dateSource, place, sha256, group } = listed;
  const { sizeBytes, modifiedMs, concepts, originalSha256 } = listed;
  if (originalSha256 !== undefined && !isSum(originalSha256)) return undefined;
  if (typeof original !== 'string' || !isCount(sizeBytes) || typeof modifiedMs !== 'number') return undefined;
  if (date !== null && !isTextOrNothing(date)) return undefined;
  const texts = [reason, description, category, dateSource, place, sha256, group];
  if (!texts.every(isTextOrNothing)) return undefined;
  if (dateSource !== undefined && !DATE_SOURCES.has(dateSource)) return undefined;
  // Every field was checked above.
  const photo = {
    original,
    reason,
    description,
    category,
    date,
    dateSource,
    place,
    sha256,
    ...(originalSha256 === undefined ? {} : { originalSha256 }),
    sizeBytes,
    modifiedMs,
    group,
    ...(isConcepts(concepts) ? { concepts } : {}),
  } as Omit<ListedPhoto, 'path'>;
  return { type: 'photo', file, listed: photo };
}

function namesOf(json: unknown): TopNames | undefined {
  if (!isObject(json)) return undefined;
  const { page, table, sums } = json;
  return isListName(page) && isListName(table) && isListName(sums) ? { page, table, sums } : undefined;
}

function isListName(name: unknown): name is string {
  return typeof name === 'string' && isTopName(name);
}

function isTarget(path: unknown): path is string {
  return typeof path === 'string' && isTargetPath(path);
}

function isSum(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
