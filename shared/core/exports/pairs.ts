import { partsOf } from './file-parts.ts';
import { originalNameOf } from './edited-names.ts';

/** Why files belong together: each is named after the photo that is looked at, its leader. */
export type CompanionKind =
  /** The film of a Live Photo. */
  | 'live'
  /** The film of a motion photo of an Android phone. */
  | 'motion'
  /** The RAW file of a picture that the camera saved as well. */
  | 'raw'
  /** A version that was edited. */
  | 'edited'
  /** Settings of an edit, or metadata: `.aae`, `.xmp`. */
  | 'settings';

export interface Companion {
  readonly name: string;
  readonly kind: CompanionKind;
}

const PHOTO = /^\.(?:jpe?g|jpe|jfif|hei[cf]|hif|png|webp|avif|gif|tiff?|bmp)$/i;
const RAW = /^\.(?:dng|cr[23]|crw|nef|nrw|arw|srf|sr2|raf|orf|rw2|pef|srw|3fr|iiq|rwl)$/i;
const FILM = /^\.(?:mov|mp4|m4v|mp|mv)$/i;
const SETTINGS = /^\.(?:aae|xmp)$/i;
/** Android phones name the film of a motion photo so. */
const MOTION = /^(?:mvimg_|.*\.mp(?:~\d+)?$)/i;
/** Formats of a camera, the original before one that was converted from it. */
const ORIGINAL_FIRST = [/^\.(?:hei[cf]|hif)$/i, /^\.(?:jpe?g|jpe)$/i, PHOTO];

interface File {
  readonly name: string;
  /** In lower case and Unicode form C. */
  readonly whole: string;
  /** The same with its counter, without its extension. */
  readonly stem: string;
  /** The same without its counter. */
  readonly base: string;
  readonly extension: string;
}

/**
 * The files of one directory that belong to a photo of it: the film of a Live Photo or motion photo, the RAW file beside
 * a picture, edited versions, and the files of other programs about it.
 *
 * @param editedEndings see `originalNameOf`
 * @returns by the name of the photo, for those that have any; a file belongs to one photo only
 */
export function companionsIn(
  names: readonly string[],
  editedEndings: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, readonly Companion[]> {
  const files = names.map(fileOf);
  const directory = new Directory(files);
  const companions = new Map<File, Companion[]>();
  /** Each with its leader. */
  const taken = new Map<File, File>();
  const join = (leader: File, file: File, kind: CompanionKind) => {
    if (leader === file || taken.has(file)) return;
    taken.set(file, leader);
    const own = companions.get(leader);
    if (own) own.push({ name: file.name, kind });
    else companions.set(leader, [{ name: file.name, kind }]);
  };

  const leaderOf = (stem: string) => {
    const photos = directory.ofStem(stem).filter(({ extension }) => PHOTO.test(extension));
    return ORIGINAL_FIRST.map((format) => photos.find(({ extension }) => format.test(extension))).find(
      Boolean,
    );
  };

  // A chain of edits would have no leader of its own: the first original of all leads.
  for (const file of files) {
    if (!PHOTO.test(file.extension)) continue;
    const original = originalOf(file, directory, editedEndings);
    if (original) join(originalOf(original, directory, editedEndings) ?? original, file, 'edited');
  }
  for (const file of files) {
    if (RAW.test(file.extension)) {
      const leader = leaderOf(file.stem);
      if (leader) join(leaderAbove(leader), file, 'raw');
    }
  }
  const films = files.filter(({ extension }) => FILM.test(extension));
  for (const film of films) {
    // The film of `PXL_1.MP.jpg` is `PXL_1.MP` or `PXL_1.MP.mp4`; some programs add `_HEVC` to that of a Live Photo.
    const leader = leaderOf(film.stem) ?? leaderOf(film.whole) ?? leaderOf(film.stem.replace(/_hevc$/, ''));
    if (leader && !hasFilm(leader))
      join(leaderAbove(leader), film, MOTION.test(leader.stem) ? 'motion' : 'live');
  }
  for (const film of films.filter((left) => !taken.has(left))) {
    // `IMG_1(1).MP4` beside `IMG_1.HEIC`, its film, and `IMG_1.JPG`: the one that is left, if only one is.
    const alike = directory.ofBase(film.base);
    const rivals = alike.filter((other) => !taken.has(other) && FILM.test(other.extension));
    const left = alike.filter((file) => PHOTO.test(file.extension) && !taken.has(file) && !hasFilm(file));
    const others = alike.some(hasFilm);
    const [only] = left;
    if (only && left.length === 1 && rivals.length === 1 && others) join(only, film, 'live');
  }
  for (const file of files) {
    if (!SETTINGS.test(file.extension)) continue;
    // `IMG_1.xmp`, `IMG_1.jpg.xmp`, and `IMG_O1.AAE`, which iOS writes beside `IMG_1.AAE`.
    const leader =
      directory.named(file.stem) ??
      leaderOf(file.stem) ??
      leaderOf(file.stem.replace(/^img_o(?=\d)/, 'img_')) ??
      directory.ofStem(file.stem).find(({ extension }) => RAW.test(extension));
    if (leader) join(leaderAbove(leader), file, 'settings');
  }
  return new Map([...companions].map(([leader, own]) => [leader.name, own]));

  function hasFilm(leader: File): boolean {
    return companions.get(leader)?.some(({ kind }) => kind === 'live' || kind === 'motion') ?? false;
  }

  /** The photo itself, or the one that it is a companion of. */
  function leaderAbove(file: File): File {
    return taken.get(file) ?? file;
  }
}

/** The photo of the directory that this one is an edited version of. */
function originalOf(file: File, directory: Directory, editedEndings: ReadonlySet<string>): File | undefined {
  const wanted = originalNameOf(file.name, editedEndings)?.normalize('NFC').toLowerCase();
  const isICloudEdit = /^img_e(?=\d)/.test(file.stem);
  if (wanted === undefined && !isICloudEdit) return undefined;
  // An edit of a HEIC or RAW file is a JPEG; iCloud writes `IMG_E1234.JPG` beside `IMG_1234.HEIC`.
  const stem = wanted?.slice(0, wanted.length - file.extension.length) ?? file.stem.replace('img_e', 'img_');
  const exact = wanted === undefined ? undefined : directory.named(wanted);
  return exact ?? directory.ofStem(stem).find(({ extension }) => PHOTO.test(extension));
}

/** The files of a directory by their names and parts of them. */
class Directory {
  readonly #named = new Map<string, File>();
  readonly #byStem = new Map<string, File[]>();
  readonly #byBase = new Map<string, File[]>();

  constructor(files: readonly File[]) {
    for (const file of files) {
      this.#named.set(file.whole, file);
      add(this.#byStem, file.stem, file);
      add(this.#byBase, file.base, file);
    }
  }

  named(whole: string): File | undefined {
    return this.#named.get(whole);
  }

  ofStem(stem: string): readonly File[] {
    return this.#byStem.get(stem) ?? [];
  }

  ofBase(base: string): readonly File[] {
    return this.#byBase.get(base) ?? [];
  }
}

function add(groups: Map<string, File[]>, key: string, file: File): void {
  const group = groups.get(key);
  if (group) group.push(file);
  else groups.set(key, [file]);
}

function fileOf(name: string): File {
  const { stem, counter, extension } = partsOf(name);
  const base = stem.toLowerCase();
  return {
    name,
    whole: name.normalize('NFC').toLowerCase(),
    base,
    stem: counter === undefined ? base : `${base}(${counter})`,
    extension,
  };
}
