import { type AlikeGroup, BEST_REASONS } from '../similarity/alike/alike-group.ts';
import { collisionKey } from '../naming/archive-path.ts';
import { type Detail, DETAILS } from '../categories/detail.ts';
import type { ArrangedPhoto } from '../board/arranged-photo.ts';
import type { ArrangedFolder, Arrangement } from '../board/arrangement.ts';
import { type BatchState, IDLE_BATCH, type PhotoState } from '../batch/batch.ts';
import type { ArchiveEntry, PlacedPhoto } from '../batch/batch-event.ts';
import type { Board } from '../board/board.ts';
import { folderText } from '../naming/folder-path.ts';
import type { Period } from '../accounts/period.ts';
import type { Usage } from '../accounts/quota.ts';
import {
  listOf,
  matching,
  numberOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  textOf,
  wholeOf,
} from './fields.ts';
import { KEPT } from './limits.ts';
import { readFailure } from './read-failure.ts';
import { readDecision, readHistory } from './read-history.ts';
import { readBoardGroups } from './read-people.ts';
import { readExtension, readFileName, readFolder, readMarks } from '../facts/fact-readers.ts';
import { isRecord } from '../is-record.ts';
import { PLACED_OF_ENGINE, readPlacedFacts } from '../facts/fact-table.ts';
import { readImageAnalysis } from '../image-analysis.ts';
import { pickDefined } from '../pick-defined.ts';
import { readKeptAnalysis } from './read-seen.ts';

/** A board, and what of it couldn't be read. */
export interface ReadBoard {
  readonly board: Board;
  /** The number of its damaged photos. */
  readonly damaged: number;
  /** Whether its groups of people are damaged. */
  readonly arePeopleLost: boolean;
}

const name = textOf(KEPT.name);
const ids = listOf(name, KEPT.photos);

const readUsage = objectOf<Usage>({
  period: matching(/^\d{4}-\d\d$/, 7) as Reader<Period>,
  count: wholeOf(),
});

const readEntry = objectOf<ArchiveEntry>({
  photoId: name,
  path: textOf(KEPT.name),
  marks: optional(readMarks),
});

const readDetail = oneOf<Detail>(...DETAILS);

const readGroup = objectOf<AlikeGroup>({
  kind: oneOf('near', 'burst'),
  photoIds: ids,
  bestId: name,
  reasons: listOf(oneOf(...BEST_REASONS), KEPT.companions),
});

const readArranged = objectOf<ArrangedPhoto>({
  photoId: name,
  name: readFileName,
  extension: readExtension,
  marks: optional(readMarks),
});

/**
 * Reads the board of a finished batch. Photos with invalid records are dropped from all its parts.
 *
 * @param isThere whether a photo's file is stored
 * @returns undefined if the board as a whole can't be read
 */
export function readBoard(value: unknown, isThere: (photoId: string) => boolean): ReadBoard | undefined {
  if (!isRecord(value) || !isRecord(value['state'])) return undefined;
  const {
    photos: states,
    arrivals,
    entries,
    groups,
    detail,
    usage,
    failure,
    stopped,
    phase,
  } = value['state'];
  if (!(states instanceof Map) || states.size > KEPT.photos) return undefined;
  const placedOf = onceEach(readPlaced);
  const read = [...states].flatMap(([id, state]): [string, PhotoState][] => {
    const photo = readState(state, placedOf);
    const isOwn = photo?.status !== 'placed' || photo.photo.photoId === id;
    return photo && isOwn && typeof id === 'string' && isThere(id) ? [[id, photo]] : [];
  });
  const photos = new Map(read);
  const isPlaced = (photoId: string) => photos.get(photoId)?.status === 'placed';
  const arranged = arrangementFrom(value['arrangement'], isPlaced);
  const saved = arrangementFrom(value['saved'], isPlaced);
  if (!arranged || !saved) return undefined;
  const inFolders = new Set(
    arranged.folders.flatMap((folder) => folder.photos.map(({ photoId }) => photoId)),
  );
  const isLost = ([id, { status }]: [string, PhotoState]) => status === 'placed' && !inFolders.has(id);
  const lost = read.filter(isLost);
  for (const [id] of lost) photos.delete(id);
  const isOn = (photoId: string) => photos.has(photoId);
  const state: BatchState = {
    ...IDLE_BATCH,
    phase: phase === 'failed' ? 'failed' : 'done',
    total: wholeOf(0, KEPT.photos)(value['state']['total']) ?? photos.size,
    done: wholeOf(0, KEPT.photos)(value['state']['done']) ?? photos.size,
    photos,
    arrivals: itemsOf<PlacedPhoto>(arrivals, placedOf).filter(({ photoId }) => isOn(photoId)),
    entries: itemsOf(entries, readEntry).filter(({ photoId }) => isOn(photoId)),
    ...(groups === undefined
      ? {}
      : { groups: itemsOf(groups, readGroup).filter(({ photoIds }) => photoIds.every(isOn)) }),
    ...present('detail', readDetail(detail)),
    ...present('usage', readUsage(usage)),
    ...present('failure', readFailure(failure)),
    ...present(
      'stopped',
      isRecord(stopped) ? present('failure', readFailure(stopped['failure'])) : undefined,
    ),
  };
  const arrangement = withOnly(arranged, isOn);
  const people = value['people'] === undefined ? undefined : readBoardGroups(value['people'], isOn);
  const board = {
    state,
    arrangement,
    saved: withOnly(saved, isOn),
    ...present('history', historyFrom(value['history'], arrangement, isPlaced)),
    ...present('people', people),
  };
  const arePeopleLost = value['people'] !== undefined && !people;
  return { board, damaged: states.size - photos.size, arePeopleLost };
}

function historyFrom(value: unknown, now: Arrangement, isPlaced: (photoId: string) => boolean) {
  return isRecord(value) ? readHistory(value, arrangementFrom(value['base'], isPlaced), now) : undefined;
}

function readState(value: unknown, placedOf: Reader<PlacedPhoto>): PhotoState | undefined {
  if (!isRecord(value)) return undefined;
  const { status } = value;
  if (status === 'waiting' || status === 'looking') return { status: 'waiting' };
  if (status === 'placed') {
    const photo = placedOf(value['photo']);
    return photo && { status, photo };
  }
  if (status !== 'refused' && status !== 'failed') return undefined;
  const failure = readFailure(value['failure']);
  return failure && { status, failure };
}

function arrangementFrom(value: unknown, isThere: (photoId: string) => boolean): Arrangement | undefined {
  if (!isRecord(value) || !Array.isArray(value['folders'])) return undefined;
  const taken = new Set<string>();
  const folders = itemsOf(value['folders'], (folder) => {
    if (!isRecord(folder)) return undefined;
    const path = readFolder(folder['path']);
    const id = numberOf(0)(folder['id']);
    if (!path || id === undefined) return undefined;
    const photos = itemsOf(folder['photos'], readArranged).filter((photo) => {
      const keys = [photo.photoId, collisionKey(`${folderText(path)}/${photo.name}.${photo.extension}`)];
      if (!isThere(photo.photoId) || keys.some((key) => taken.has(key))) return false;
      for (const key of keys) taken.add(key);
      return true;
    });
    return { id, path, photos } satisfies ArrangedFolder;
  });
  if (new Set(folders.map(({ id }) => id)).size < folders.length) return undefined;
  const { names, accepted, decisions, categories } = value;
  return {
    folders,
    ...present('names', names === undefined ? undefined : itemsOf(names, name)),
    ...present('accepted', accepted === undefined ? undefined : itemsOf(accepted, name)),
    ...present('categories', categories instanceof Map ? textsFrom(categories) : undefined),
    ...present('decisions', decisions === undefined ? undefined : itemsOf(decisions, readDecision)),
  };
}

function withOnly(arrangement: Arrangement, isOn: (photoId: string) => boolean): Arrangement {
  const folders = arrangement.folders.map((folder) => {
    return { ...folder, photos: folder.photos.filter(({ photoId }) => isOn(photoId)) };
  });
  return { ...arrangement, folders };
}

function textsFrom(map: ReadonlyMap<unknown, unknown>): ReadonlyMap<string, string> {
  return new Map(
    [...map].flatMap(([id, text]): [string, string][] => {
      const [own, category] = [name(id), name(text)];
      return own === undefined || category === undefined ? [] : [[own, category]];
    }),
  );
}

/** The valid items of a list. */
function itemsOf<Item>(value: unknown, item: Reader<Item>): Item[] {
  if (!Array.isArray(value) || value.length > KEPT.photos) return [];
  return value.map(item).filter((one) => one !== undefined);
}

/** Reads each object once: a board refers to its photos several times. */
function onceEach<Value>(reader: Reader<Value>): Reader<Value> {
  const known = new Map<unknown, Value | undefined>();
  return (value) => {
    if (!known.has(value)) known.set(value, reader(value));
    return known.get(value);
  };
}

function present<Field extends string, Value>(
  field: Field,
  value: Value | undefined,
): { readonly [Name in Field]?: Value } {
  return (value === undefined ? {} : { [field]: value }) as { readonly [Name in Field]?: Value };
}

/** Reads a photo with its folder and name. */
const readPlaced: Reader<PlacedPhoto> = (value) => {
  const placed = readPlacedFacts(withRule(value));
  const analysis = readKeptAnalysis(value);
  if (!placed || !analysis) return undefined;
  // An engine never chooses the person's own folders.
  const seen = readImageAnalysis({ ...analysis, category: undefined });
  return { ...placed, ...pickDefined(seen, PLACED_OF_ENGINE), description: seen.description };
};

/** Earlier versions wrote two switches. */
function withRule(value: unknown): unknown {
  if (!isRecord(value) || value['byRule'] !== undefined) return value;
  if (value['isByLikeness'] === true) return { ...value, byRule: 'likeness' };
  return value['isByRule'] === true ? { ...value, byRule: 'words' } : value;
}
