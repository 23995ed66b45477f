import { PHOTO_OF_FILM } from './companion-tables.ts';
import { type PairFile, stemsBy } from './pair-directory.ts';
import { pushTo } from '../push-to.ts';

/** A film and the photo that may be its own, as no other film and no other photo come into question. */
export interface SolePair {
  readonly film: PairFile;
  readonly photo: PairFile;
  /** Whether the film's name says that it is that of a photo, as `IMG_1_HEVC-99.MOV` does. */
  readonly isSized: boolean;
}

/**
 * Finds films and photos that have the same name but for counters, or for the sizes that icloudpd adds, where there is one of
 * each only.
 *
 * @param films that belong to no photo yet
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

/** What is left of a film's stem without its mark and its size; undefined for one without them. */
function sizeOf({ stem }: PairFile): string | undefined {
  return withoutSize(stemsBy(PHOTO_OF_FILM.slice(0, 1), stem)[0] ?? '');
}

/** `img_1-1234` without the size that icloudpd adds; undefined for a stem without one. */
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
