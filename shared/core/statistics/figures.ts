import type { AlikeGroup } from '../similarity/alike/alike-group.ts';
import { DATE_SOURCE_KEYS, type DateSource } from '../dates/date-sources.ts';
import { takenDay } from '../dates/known-day.ts';
import { besideKind, isFilm } from '../companions/file-kinds.ts';
import type { FiguredCompanion, FiguredPhoto } from './figured-photo.ts';
import { type Items, itemsOf } from '../films/items-text.ts';
import { type LeftOutFigure, leftOutOf } from './left-out.ts';
import { type PlaceFigure, placesOf, type PointFigure, pointsOf } from './places-of.ts';
import { type Timeline, timelineOf } from './timeline.ts';

export interface FolderFigure {
  /** With slashes. */
  readonly folder: string;
  readonly photos: number;
  /** How many of them are films. */
  readonly films: number;
  /** Of its photos and their companions. */
  readonly bytes: number;
}

/** The photos of a topic; see `topicOf`. */
export interface TopicFigure {
  readonly topic: string;
  readonly photos: number;
}

/** The kind of a companion, for people. */
export type AlongKind = 'films' | 'raw' | 'edited' | 'copies' | 'others';

/** A batch in numbers. Photos are those in a folder, films included, unless stated otherwise. */
export interface Figures {
  readonly photos: number;
  /** The same by kind. */
  readonly items: Items;
  /** The length of all films together, as far as it is known. */
  readonly filmSeconds: number;
  /** Of all files in folders, including films and copies. */
  readonly bytes: number;
  /** Folders with photos, by their numbers of photos, then by name. */
  readonly folders: readonly FolderFigure[];
  /** The topics of the photos, the most frequent first; empty if they say no more than the folders. */
  readonly topics: readonly TopicFigure[];
  /** Undefined if no photo has a date. */
  readonly timeline: Timeline | undefined;
  /** The sources of the photos' dates. */
  readonly dateSources: Readonly<Record<DateSource, number>>;
  readonly places: readonly PlaceFigure[];
  readonly points: readonly PointFigure[];
  /** How many photos have a location. */
  readonly located: number;
  readonly along: Readonly<Record<AlongKind, number>>;
  /** Groups of nearly equal pictures, and bursts. */
  readonly groups: Readonly<Record<AlikeGroup['kind'], number>>;
  readonly leftOut: readonly LeftOutFigure[];
  /** Photos that were picked. */
  readonly waiting: number;
}

/**
 * Counts a batch. Every photo is counted once: in a folder, left out, or waiting.
 *
 * @param alongside companions of unknown photos; they count in total, and in no folder
 */
export function figuresOf(
  photos: readonly FiguredPhoto[],
  groups: readonly Pick<AlikeGroup, 'kind'>[],
  alongside: readonly FiguredCompanion[] = [],
): Figures {
  const placed = photos.filter(({ folder }) => folder !== undefined);
  const locations = placed.flatMap(({ location, filmSeconds }) =>
    location ? { ...location, isFilm: filmSeconds !== undefined } : [],
  );
  const dateSources = Object.fromEntries(DATE_SOURCE_KEYS.map((source) => [source, 0])) as Record<
    DateSource,
    number
  >;
  for (const photo of placed) dateSources[dayOf(photo) === undefined ? 'none' : photo.dateSource] += 1;
  const along = { films: 0, raw: 0, edited: 0, copies: 0, others: 0 };
  let bytes = 0;
  for (const photo of photos) {
    if (photo.folder !== undefined) bytes += photo.sizeBytes;
  }
  for (const companion of [...photos.flatMap((photo) => photo.along), ...alongside]) {
    along[alongKind(companion)] += 1;
    bytes += companion.sizeBytes;
  }
  const groupsOf = (kind: AlikeGroup['kind']) => groups.filter((group) => group.kind === kind).length;
  const folders = foldersOf(placed);
  const topics = topicsOf(placed);
  return {
    photos: placed.length,
    items: itemsOf(placed, ({ filmSeconds }) => filmSeconds !== undefined),
    filmSeconds: placed.reduce((sum, { filmSeconds = 0 }) => sum + filmSeconds, 0),
    bytes,
    folders,
    topics: topics.length > 1 && topics.length < folders.length ? topics : [],
    timeline: timelineOf(placed.flatMap((photo) => dayOf(photo) ?? [])),
    dateSources,
    places: placesOf(locations),
    points: pointsOf(locations),
    located: locations.length,
    along,
    groups: { near: groupsOf('near'), burst: groupsOf('burst') },
    leftOut: leftOutOf(photos),
    waiting: photos.filter(({ folder, failure }) => folder === undefined && !failure).length,
  };
}

function dayOf({ day, dateSource }: FiguredPhoto): string | undefined {
  return takenDay({ date: day ?? null, dateSource });
}

function topicsOf(placed: readonly FiguredPhoto[]): TopicFigure[] {
  const topics = new Map<string, number>();
  for (const { topic } of placed) {
    if (topic !== undefined) topics.set(topic, (topics.get(topic) ?? 0) + 1);
  }
  return Array.from(topics, ([topic, photos]) => ({ topic, photos })).toSorted(
    (one, other) => other.photos - one.photos,
  );
}

function foldersOf(placed: readonly FiguredPhoto[]): FolderFigure[] {
  const folders = new Map<string, { photos: number; films: number; bytes: number }>();
  for (const { folder = '', sizeBytes, along, filmSeconds } of placed) {
    const sum = folders.get(folder) ?? { photos: 0, films: 0, bytes: 0 };
    const own = along.filter(({ kind }) => kind !== 'copy' && kind !== 'passenger');
    sum.photos += 1;
    sum.films += filmSeconds === undefined ? 0 : 1;
    sum.bytes += own.reduce((total, companion) => total + companion.sizeBytes, sizeBytes);
    folders.set(folder, sum);
  }
  return Array.from(folders, ([folder, sum]) => ({ folder, ...sum })).toSorted(
    (one, other) => other.photos - one.photos || (one.folder < other.folder ? -1 : 1),
  );
}

function alongKind({ kind, name }: FiguredCompanion): AlongKind {
  if (kind === 'copy') return 'copies';
  if (kind === 'raw' || kind === 'edited') return kind;
  if (besideKind(name) === 'raw') return 'raw';
  return kind === 'live' || kind === 'motion' || isFilm(name) ? 'films' : 'others';
}
