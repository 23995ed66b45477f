import type { ArrangementHistory } from '../board/arrangement-history.ts';
import { replayed } from '../board/arrangement-history.ts';
import type { Arrangement, ArrangementEdit } from '../board/arrangement.ts';
import type { StackDecision } from '../similarity/alike/stacks.ts';
import { FOLDER_DEPTH, UNDO_STEPS } from '../limits.ts';
import { listOf, numberOf, objectOf, oneOf, optional, type Reader, textOf, wholeOf } from './fields.ts';
import { KEPT } from './limits.ts';
import { readFolder } from '../facts/fact-readers.ts';
import { isRecord } from '../is-record.ts';

const name = textOf(KEPT.name);
const ids = listOf(name, KEPT.photos);

export const readDecision = objectOf<StackDecision>({
  how: oneOf('stacked', 'best-kept', 'all-kept', 'apart'),
  photoIds: ids,
});

type EditOf<Type extends ArrangementEdit['type']> = Extract<ArrangementEdit, { readonly type: Type }>;

const EDITS: { readonly [Type in ArrangementEdit['type']]: Reader<EditOf<Type>> } = {
  'rename-photo': objectOf({ type: oneOf('rename-photo'), photoId: name, name }),
  'move-photos': objectOf({ type: oneOf('move-photos'), photoIds: ids, folderId: numberOf(0) }),
  'move-to-path': objectOf({ type: oneOf('move-to-path'), photoIds: ids, path: readFolder }),
  'decide-stack': objectOf({ type: oneOf('decide-stack'), decision: readDecision }),
  'rename-folder': objectOf<EditOf<'rename-folder'>>({
    type: oneOf('rename-folder'),
    folderId: numberOf(0),
    name,
    within: optional(listOf(name, FOLDER_DEPTH)),
  }),
  'file-photos': readFiled,
  'accept-photos': objectOf({ type: oneOf('accept-photos'), photoIds: ids }),
  'add-folder': objectOf({ type: oneOf('add-folder'), name }),
  'remove-folder': objectOf({ type: oneOf('remove-folder'), folderId: numberOf(0) }),
};

/**
 * Reads the history of a board. It is only useful if it leads to the current arrangement.
 *
 * @param base the arrangement before the steps, as read
 * @param now the current arrangement, as read
 * @returns undefined if any of it is invalid
 */
export function readHistory(
  value: unknown,
  base: Arrangement | undefined,
  now: Arrangement,
): ArrangementHistory | undefined {
  if (!isRecord(value) || !base) return undefined;
  const steps = listOf(listOf(readEdit, KEPT.photos), UNDO_STEPS)(value['steps']);
  const at = wholeOf(0, steps?.length ?? 0)(value['at']);
  if (!steps || at === undefined) return undefined;
  const there = replayed({ base, steps: steps.slice(0, at) }).at(-1);
  return there && textOfFolders(there) === textOfFolders(now) ? { base, steps, at } : undefined;
}

function readEdit(value: unknown): ArrangementEdit | undefined {
  const type = isRecord(value) ? value['type'] : undefined;
  return typeof type === 'string' && isEditType(type) ? EDITS[type](value) : undefined;
}

function isEditType(type: string): type is ArrangementEdit['type'] {
  return Object.hasOwn(EDITS, type);
}

function readFiled(value: unknown): EditOf<'file-photos'> | undefined {
  if (!isRecord(value) || value['type'] !== 'file-photos') return undefined;
  const folders = readMap(value['folders'], readFolder);
  const categories = value['categories'] === undefined ? undefined : readMap(value['categories'], name);
  if (!folders || (value['categories'] !== undefined && !categories)) return undefined;
  return { type: 'file-photos', folders, ...(categories ? { categories } : {}) };
}

function readMap<Value>(map: unknown, reader: Reader<Value>): ReadonlyMap<string, Value> | undefined {
  if (!(map instanceof Map) || map.size > KEPT.photos) return undefined;
  const read = new Map<string, Value>();
  for (const [key, one] of map) {
    const [id, known] = [name(key), reader(one)];
    if (id === undefined || known === undefined) return undefined;
    read.set(id, known);
  }
  return read;
}

function textOfFolders({ folders }: Arrangement): string {
  return JSON.stringify(
    folders.map(({ id, path, photos }) => [id, path, photos.map((photo) => [photo.photoId, photo.name])]),
  );
}
