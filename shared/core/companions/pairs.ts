import {
  FILM_NOTES,
  FILM_OF_PREVIEW,
  FILM_RECORD,
  MOTION_NAME,
  OF_THUMBNAIL,
  OPENED_RAW,
  PHONE_FILM,
  PHOTO_OF_APPLE_EDIT,
  PHOTO_OF_FILM,
  PHOTO_OF_RAW,
  PHOTO_OF_SETTINGS,
  PHOTO_OF_SOUND,
  PHOTO_OF_VERSION,
  PREVIEW,
  SETTINGS,
  SNAP_OF_OVERLAY,
  SNAP_OF_THUMBNAIL,
  SOUND,
} from './companion-tables.ts';
import type { CompanionKind } from './companion-kind.ts';
import { originalNameOf } from './edited-names.ts';
import { canBeLive, type LiveClues } from './live-clues.ts';
import {
  first,
  isPicture,
  isRawFile,
  PairDirectory,
  type PairFile,
  pairFile,
  stemsBy,
} from './pair-directory.ts';
import { solePairs } from './sole-pairs.ts';
import { pushTo } from '../push-to.ts';

export interface Companion {
  readonly name: string;
  readonly kind: CompanionKind;
}

export interface PairOptions {
  /** See `originalNameOf`. */
  readonly editedEndings?: ReadonlySet<string>;
  /** What the files tell, by their names; without it, names alone decide about films. */
  readonly clues?: ReadonlyMap<string, LiveClues>;
}

/**
 * Finds the files of one directory that belong to one of its photos: the film of a Live Photo or motion photo, the
 * RAW file next to a picture, edited versions, and what cameras and programs write about it. A film or RAW file
 * without a photo can lead as well.
 *
 * @returns by the name of the leader, for leaders that have followers; each file has one leader at most
 */
export function companionsIn(
  names: readonly string[],
  options: PairOptions = {},
): ReadonlyMap<string, readonly Companion[]> {
  const pairing = new Pairing(names.map(pairFile), options);
  pairing.joinEdited();
  pairing.joinRaw();
  pairing.joinFilmsByContent();
  pairing.joinFilms();
  pairing.joinFilmsLeft();
  pairing.joinOverlays();
  pairing.joinSettings();
  pairing.joinOthers();
  return pairing.result();
}

class Pairing {
  readonly #directory: PairDirectory;
  readonly #editedEndings: ReadonlySet<string>;
  readonly #clues: ReadonlyMap<string, LiveClues>;
  readonly #companions = new Map<PairFile, Companion[]>();
  /** Each file with its leader. */
  readonly #taken = new Map<PairFile, PairFile>();

  constructor(files: readonly PairFile[], { editedEndings, clues }: PairOptions) {
    this.#directory = new PairDirectory(files);
    this.#editedEndings = editedEndings ?? new Set();
    this.#clues = clues ?? new Map();
  }

  result(): ReadonlyMap<string, readonly Companion[]> {
    return new Map([...this.#companions].map(([leader, own]) => [leader.name, own]));
  }

  joinEdited(): void {
    for (const file of this.#directory.files) {
      if (!isPicture(file)) continue;
      const original = this.#originalOf(file);
      // In a chain of edits, the first original leads all versions.
      if (original) this.#join(this.#originalOf(original) ?? original, file, 'edited');
    }
  }

  joinRaw(): void {
    const { files } = this.#directory;
    for (const raw of files.filter(isRawFile)) {
      const { stem, whole, extension } = raw;
      // `DSC_1.NEF.jpg` and `DSC_1_NEF.jpg` are named after the RAW file.
      const stems = [
        stem,
        ...stemsBy(PHOTO_OF_RAW, stem),
        whole,
        `${stem}_${extension.slice(1).toLowerCase()}`,
      ];
      const photo = first(stems, this.#photoOf);
      if (photo) this.#join(this.#leaderAbove(photo), raw, 'raw');
    }
  }

  /** Equal identifiers of Apple are certain, whatever the names. */
  joinFilmsByContent(): void {
    const photos = new Map<string, PairFile[]>();
    for (const file of this.#directory.files.filter((one) => isPicture(one) || isRawFile(one))) {
      const id = this.#clues.get(file.name)?.contentId;
      if (id !== undefined) photos.set(id, [...(photos.get(id) ?? []), file]);
    }
    for (const film of this.#phoneFilms()) {
      const own = photos.get(this.#clues.get(film.name)?.contentId ?? '') ?? [];
      const named = first(this.#stemsOfFilm(film), (stem) => own.find((photo) => photo.stem === stem));
      const photo = named ?? own.find((one) => !this.#taken.has(one)) ?? own[0];
      if (photo) this.#joinFilm(photo, film);
    }
  }

  joinFilms(): void {
    for (const film of this.#phoneFilms()) {
      const photo = first(this.#stemsOfFilm(film), (stem) => this.#photoWith(film, stem));
      if (photo) this.#joinFilm(photo, film);
      else this.#joinEditedFilm(film);
    }
  }

  /**
   * `IMG_1(1).MP4` next to `IMG_1.HEIC`, its film, and `IMG_1.JPG`; and `IMG_1_HEVC-99.MOV` next to `IMG_1-11.HEIC`:
   * the one that is left, if there is only one.
   */
  joinFilmsLeft(): void {
    const free = this.#directory.files.filter(
      (file) => isPicture(file) && !this.#taken.has(file) && !this.#hasFilm(file),
    );
    for (const { film, photo, isSized } of solePairs(this.#phoneFilms(), free)) {
      const isCertain = isSized || this.#directory.ofBase(film.base).some((file) => this.#hasFilm(file));
      if (isCertain && this.#canBeLive(photo, film)) this.#join(photo, film, 'live');
    }
  }

  joinOverlays(): void {
    for (const file of this.#directory.files.filter(isPicture)) {
      const snap = first(
        stemsBy(SNAP_OF_OVERLAY, file.stem),
        (stem) => this.#photoOf(stem) ?? this.#filmOf(stem),
      );
      if (snap) this.#join(this.#leaderAbove(snap), file, 'overlay');
      const film = first(stemsBy(SNAP_OF_THUMBNAIL, file.stem), this.#filmOf);
      const shown = film ?? first(stemsBy(OF_THUMBNAIL, file.stem), this.#anyOf);
      if (shown) this.#join(this.#leaderAbove(shown), file, 'preview');
    }
  }

  joinSettings(): void {
    const about = this.#directory.files.filter(
      ({ extension }) => SETTINGS.test(extension) || /\.json$/i.test(extension),
    );
    for (const file of about) this.#joinSettingsTo(this.#photoOfSettings(file), file);
    // After those of the photo itself.
    for (const file of about) this.#joinSettingsTo(this.#photoOfVersion(file), file);
  }

  joinOthers(): void {
    const photoFirst = (stem: string) => this.#photoOf(stem) ?? this.#rawOf(stem) ?? this.#filmOf(stem);
    const filmFirst = (stem: string) => this.#filmOf(stem) ?? this.#photoOf(stem) ?? this.#rawOf(stem);
    const ofExtension: readonly (readonly [
      RegExp,
      CompanionKind,
      (file: PairFile) => PairFile | undefined,
    ])[] = [
      [PREVIEW, 'preview', ({ stem }) => first([stem, ...stemsBy(FILM_OF_PREVIEW, stem)], filmFirst)],
      [FILM_NOTES, 'settings', ({ stem }) => this.#filmOf(stem)],
      [/^\.xml$/i, 'settings', ({ whole }) => this.#filmOf(FILM_RECORD.exec(whole)?.[1] ?? '')],
      [SOUND, 'sound', ({ stem }) => first([stem, ...stemsBy(PHOTO_OF_SOUND, stem)], photoFirst)],
    ];
    for (const file of this.#directory.files) {
      for (const [extension, kind, leaderOf] of ofExtension) {
        const leader = extension.test(file.extension) ? leaderOf(file) : undefined;
        if (leader) this.#join(this.#leaderAbove(leader), file, kind);
      }
    }
  }

  readonly #anyOf = (stem: string) =>
    this.#directory.named(stem) ?? this.#photoOf(stem) ?? this.#filmOf(stem);
  readonly #photoOf = (stem: string) => this.#directory.photoOf(stem);
  readonly #rawOf = (stem: string) => this.#directory.rawOf(stem);
  readonly #filmOf = (stem: string) => this.#directory.filmOf(stem);

  #join(leader: PairFile, file: PairFile, kind: CompanionKind): void {
    if (leader === file || this.#taken.has(file)) return;
    this.#taken.set(file, leader);
    pushTo(this.#companions, leader, { name: file.name, kind });
  }

  /** The film of an edited version is edited too. A photo has one film. */
  #joinFilm(photo: PairFile, film: PairFile): void {
    if (this.#isEdited(photo)) this.#join(this.#leaderAbove(photo), film, 'edited');
    else if (!this.#hasFilm(photo)) {
      this.#join(this.#leaderAbove(photo), film, MOTION_NAME.test(photo.stem) ? 'motion' : 'live');
    }
  }

  /** The edited film of a photo without an edited picture. */
  #joinEditedFilm(film: PairFile): void {
    const name = originalNameOf(film.name, this.#editedEndings);
    const stems = [
      ...(name === undefined ? [] : [pairFile(name).stem]),
      ...stemsBy(PHOTO_OF_APPLE_EDIT, film.stem),
    ];
    const photo = first(stems, (stem) => this.#photoWith(film, stem));
    if (photo) this.#join(this.#leaderAbove(photo), film, 'edited');
  }

  /** Phone films that have no photo yet. */
  #phoneFilms(): readonly PairFile[] {
    return this.#directory.files.filter((file) => PHONE_FILM.test(file.extension) && !this.#taken.has(file));
  }

  /** The film of `PXL_1.MP.jpg` is `PXL_1.MP` or `PXL_1.MP.mp4`. */
  #stemsOfFilm({ stem, whole }: PairFile): readonly string[] {
    return [stem, whole, ...stemsBy(PHOTO_OF_FILM, stem)];
  }

  #joinSettingsTo(leader: PairFile | undefined, file: PairFile): void {
    if (leader) this.#join(this.#leaderAbove(leader), file, this.#isEdited(leader) ? 'edited' : 'settings');
  }

  #photoOfSettings({ stem, extension }: PairFile): PairFile | undefined {
    const whole = this.#directory.named(stem);
    if (whole || !SETTINGS.test(extension)) return whole;
    const stems = [stem, ...stemsBy(PHOTO_OF_SETTINGS, stem)];
    return first(stems, this.#photoOf) ?? this.#rawOf(stem) ?? this.#filmOf(stem);
  }

  #photoOfVersion({ stem, extension }: PairFile): PairFile | undefined {
    if (!/^\.xmp$/i.test(extension)) return undefined;
    return first(stemsBy(PHOTO_OF_VERSION, stem), (name) => this.#directory.named(name));
  }

  /** Returns the picture of this stem that can have the film. */
  #photoWith(film: PairFile, stem: string): PairFile | undefined {
    return this.#directory.photosOf(stem).find((photo) => this.#canBeLive(photo, film));
  }

  #canBeLive(photo: PairFile, film: PairFile): boolean {
    return canBeLive(this.#clues.get(photo.name), this.#clues.get(film.name));
  }

  #isEdited(file: PairFile): boolean {
    const own = this.#companions.get(this.#leaderAbove(file));
    return own?.some(({ name, kind }) => name === file.name && kind === 'edited') ?? false;
  }

  #hasFilm(photo: PairFile): boolean {
    const own = this.#companions.get(photo);
    return own?.some(({ kind }) => kind === 'live' || kind === 'motion') ?? false;
  }

  /** Returns the photo itself, or its leader. */
  #leaderAbove(file: PairFile): PairFile {
    return this.#taken.get(file) ?? file;
  }

  /**
   * Finds the photo in the directory that this one is an edited version of. The edit of a HEIC or RAW file is a JPEG.
   */
  #originalOf(file: PairFile): PairFile | undefined {
    const name = originalNameOf(file.name, this.#editedEndings);
    const wanted = name === undefined ? undefined : pairFile(name);
    const stems = wanted ? [wanted.stem] : stemsBy(PHOTO_OF_APPLE_EDIT, file.stem);
    const raw = first(stems, this.#rawOf);
    const opened = raw && OPENED_RAW.test(raw.extension) ? raw : undefined;
    const exact = wanted && this.#directory.named(wanted.whole);
    return exact ?? first(stems, this.#photoOf) ?? opened;
  }
}
