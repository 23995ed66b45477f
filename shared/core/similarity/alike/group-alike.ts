import type { LookAgainReason, PictureJudgement } from '../../look-again/look-again.ts';
import type { DateSource } from '../../dates/date-sources.ts';
import type { Shot } from '../neighbours.ts';
import { isFilmFormat, isRawFormat, type MediaFormat } from '../../photo-formats.ts';
import type { AlikeGroup } from './alike-group.ts';
import { bestOf, type Quality } from './best-of.ts';
import { burstFrameOf, burstsByName, isCover, partsOfBurst } from './burst-names.ts';
import { burstsAmong } from './bursts.ts';
import { groupsAmong, type Pair } from './complete-groups.ts';
import { areFilmCopies } from './film-copies.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import { nearGroups } from './near-groups.ts';
import { areTwoShots, frameOf } from './two-shots.ts';

/** What was seen of a picture for comparison with others. It never leaves the device. */
export interface AlikeTraits {
  readonly fingerprint: Fingerprint;
  /** Of the original file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** How blurred its sharpest parts are, from 0 to 1; missing if that tells nothing. */
  readonly blur?: number;
}

/** A photo that is compared with all others of its batch. */
export interface AlikePhoto {
  readonly id: string;
  /** The file's name. */
  readonly name: string;
  readonly format: MediaFormat;
  readonly sizeBytes: number;
  readonly traits: AlikeTraits;
  readonly shot?: Shot | undefined;
  /** Whether it is almost black or almost white. */
  readonly isBadlyLit?: boolean;
  /** A film's length. */
  readonly filmSeconds?: number;
  /** When its own file says that it was taken. */
  readonly recordedAt?: string;
  /** A film's frames at the moments of `filmsToCompare`. */
  readonly frames?: readonly Fingerprint[];
}

/** What a photo is compared by, apart from its file. */
export interface SeenPhoto extends Pick<AlikePhoto, 'format' | 'traits' | 'shot' | 'filmSeconds'> {
  readonly lookAgain?: LookAgainReason | undefined;
  readonly takenAt?: string;
  readonly dateSource?: DateSource;
}

/**
 * Returns what a decoded picture is compared by.
 *
 * @param size of the original file, in pixels
 */
export function traitsOf(
  picture: Parameters<typeof fingerprintOf>[0],
  { width, height }: { readonly width: number; readonly height: number },
  { blur }: Pick<PictureJudgement, 'blur'>,
): AlikeTraits {
  return { fingerprint: fingerprintOf(picture), width, height, ...(blur === undefined ? {} : { blur }) };
}

/** Combines a file with what was seen of it, for comparison. */
export function alikePhoto(
  { id, name, sizeBytes }: Pick<AlikePhoto, 'id' | 'name' | 'sizeBytes'>,
  { format, traits, shot, lookAgain, filmSeconds, takenAt, dateSource }: SeenPhoto,
): AlikePhoto {
  const isBadlyLit = lookAgain === 'black' || lookAgain === 'blown-out';
  return {
    id,
    name,
    format,
    sizeBytes,
    traits,
    isBadlyLit,
    ...(shot ? { shot } : {}),
    ...(filmSeconds === undefined ? {} : { filmSeconds }),
    ...(takenAt !== undefined && dateSource === 'exif' ? { recordedAt: takenAt } : {}),
  };
}

/** Formats that cameras write and few programs save, besides raw ones. */
const CAMERA_FORMATS: ReadonlySet<MediaFormat> = new Set(['heic', 'tiff']);

/**
 * Groups the photos of a batch that look alike, and those of a burst by their names. A photo is in at most one group: a burst with a re-saved photo splits
 * into the copies and the rest. Files that belong together in other ways, such as RAW and JPEG or a Live Photo, are
 * one photo here, and so never in a group with themselves.
 *
 * @param photos in the order picked, so that groups don't depend on decoding order
 * @param areApart whether a person said that two photos, by index, aren't the same
 */
export function groupAlike(
  photos: readonly AlikePhoto[],
  areApart: (one: number, other: number) => boolean = () => false,
): AlikeGroup[] {
  const frames = photos.map(({ name, shot, traits: { width, height } }) =>
    frameOf(name, { width, height, shot }),
  );
  const named = photos.map(({ name }) => burstFrameOf(name));
  const bursts = burstsByName(named);
  const areTwoFrames = (one: number, other: number) => {
    const [first, second] = [named[one], named[other]];
    return (
      first !== undefined &&
      first.key === second?.key &&
      first.frame !== second.frame &&
      bursts.has(first.key)
    );
  };
  const isFilm = photos.map(({ format }) => isFilmFormat(format));
  const areOthers = (one: number, other: number) =>
    areTwoShots(frames[one]!, frames[other]!) || areTwoFrames(one, other) || areApart(one, other);
  // A film is no copy of a photo that looks like one of its frames.
  const still = photos.flatMap((_, at) => (isFilm[at] ? [] : [at]));
  const nearStills = nearGroups(
    still.map((at) => photos[at]!.traits.fingerprint),
    (one, other) => areOthers(still[one]!, still[other]!),
  );
  const compared = photos.flatMap(({ frames: seen }, at) => (isFilm[at] && seen ? [at] : []));
  const sameFilms = groupsAmong(
    allPairs(compared),
    (one, other) => !areOthers(one, other) && areFilmCopies(photos[one]!, photos[other]!),
  );
  const copies = [...nearStills.map((group) => group.map((at) => still[at]!)), ...sameFilms].toSorted(
    ([one], [other]) => one! - other!,
  );
  const copied = new Set(copies.flat());
  const byName = [...bursts.values()].flatMap((burst) =>
    partsOfBurst(
      burst.filter((at) => !copied.has(at)),
      areApart,
    ),
  );
  const grouped = new Set([...copied, ...byName.flat()]);
  const alone = photos.map(({ shot }, at) => (grouped.has(at) || isFilm[at] ? undefined : shot));
  return [
    ...copies.map((group) => groupOf(group, photos, 'near')),
    ...[...byName, ...burstsAmong(alone, areApart)].map((group) => groupOf(group, photos, 'burst')),
  ];
}

function* allPairs(places: readonly number[]): Generator<Pair> {
  for (const [at, one] of places.entries()) {
    for (const other of places.slice(at + 1)) yield { one, other };
  }
}

function groupOf(
  places: readonly number[],
  photos: readonly AlikePhoto[],
  kind: AlikeGroup['kind'],
): AlikeGroup {
  const members = places.map((at) => photos[at]!);
  const { at, reasons } = bestOf(members.map(qualityOf), kind);
  return { kind, photoIds: members.map(({ id }) => id), bestId: members[at]!.id, reasons };
}

function qualityOf({ name, format, sizeBytes, shot, traits, isBadlyLit = false }: AlikePhoto): Quality {
  const { width, height, blur } = traits;
  return {
    pixels: width * height,
    isCameraFormat: CAMERA_FORMATS.has(format) || isRawFormat(format),
    hasDate: shot !== undefined,
    sizeBytes,
    blur,
    isBadlyLit,
    isCover: isCover(name),
    isFromCamera: shot !== undefined,
    isMakersFormat: format === 'heic' || isRawFormat(format),
  };
}
