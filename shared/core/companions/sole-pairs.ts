import { PHOTO_OF_FILM } from './companion-tables.ts';
import { type PairFile, stemsBy } from './pair-directory.ts';
import { pushTo } from '../push-to.ts';

/** A film and a photo that pair up because neither has another candidate. */
export interface SolePair {
  readonly film: PairFile;
  readonly photo: PairFile;
  /** Whether the film's name marks it as a photo's film, as `IMG_1_HEVC-99.MOV` does. */
  readonly isSized: boolean;
}

/**
 * Pairs films and photos whose names differ only in counters, or in the sizes that icloudpd adds, if there is only
 * one of each.
 *
 * @param films without a photo
 * @param photos without a film
 */
export function solePairs(films: readonly PairFile[], photos: readonly PairFile[]): readonly SolePair[] {
  const ofBase = grouped(photos, ({ base }) => base);
  const ofSized = grouped(photos, ({ stem }) => withoutSize(stem));
  const pairs = (groups: ReadonlyMap<string, readonly PairFile[]>, from: typeof ofBase, isSized: boolean) =>
    [...groups].flatMap(([key, [film, ...rivals]]): SolePair[] => {
      const [photo, ...others] = from.get(key) ?? [];
      return film && photo && rivals.length + others.length === 0 ? [{ film, photo, isSized }] : [];
    });
  const [sized, plain] = [
    films.filter((film) => sizeOf(film) !== undefined),
    films.filter((film) => sizeOf(film) === undefined),
  ];
  return [
    ...pairs(grouped(sized, sizeOf), ofSized, true),
    ...pairs(
      grouped(plain, ({ base }) => base),
      ofBase,
      false,
    ),
  ];
}

/** Returns a film's stem without its mark and its size; undefined if it has none. */
function sizeOf({ stem }: PairFile): string | undefined {
  return withoutSize(stemsBy(PHOTO_OF_FILM.slice(0, 1), stem)[0] ?? '');
}

/** Returns `img_1-1234` without the size that icloudpd adds; undefined for a stem without one. */
function withoutSize(stem: string): string | undefined {
  return /^(.+)-\d+$/.exec(stem)?.[1];
}

function grouped(
  files: readonly PairFile[],
  keyOf: (file: PairFile) => string | undefined,
): Map<string, PairFile[]> {
  const groups = new Map<string, PairFile[]>();
  for (const file of files) {
    const key = keyOf(file);
    if (key === undefined) continue;
    pushTo(groups, key, file);
  }
  return groups;
}
