import { originalNameOf } from '../companions/edited-names.ts';
import {
  CUT,
  EXACT,
  FORGOTTEN,
  inFileName,
  LITERAL,
  type Media,
  mediaOf,
  OTHER_CAPITALS,
  OTHER_EXTENSION,
  PREFIX,
  type Rule,
  SECOND_EXTENSION,
  SECOND_IN_TITLE,
  type Sidecar,
  sidecarOf,
  WITHOUT_EXTENSION,
} from './sidecar-rules.ts';
import { pushTo } from '../push-to.ts';

/** A sidecar's file name, and the original photo name that it contains. */
export interface SidecarName {
  readonly name: string;
  readonly title: string;
}

export interface MatchedSidecars {
  /** The name of each file's sidecar, by the file's name. */
  readonly sidecars: ReadonlyMap<string, string>;
  /** The films among them that share the sidecar of photos of their name, with the names of these. */
  readonly sharing: ReadonlyMap<string, readonly string[]>;
  /** Files to which several sidecars, or none for certain, may belong. They get none. */
  readonly unclear: readonly string[];
}

/** Rules for files whose names aren't quite their titles, the most certain first. */
const CONVERTED = [OTHER_CAPITALS, SECOND_EXTENSION, SECOND_IN_TITLE, OTHER_EXTENSION];
const FILM_EXTENSION = /^\.(?:mp4?|mov|mv|m4v)$/i;

/**
 * Finds the sidecar of each photo and film in one directory of a Google Takeout, whose parts were joined before.
 * Rules are tried one by one for the whole directory, the most certain first; what a rule matches is removed before
 * the next. If a rule leaves several candidates, the one whose title is the file's name wins; otherwise the file gets
 * none. Sidecars are recognized by content before (see `readSidecar`).
 *
 * @param editedEndings further endings of edited versions, which the export itself shows (see `commonEndings`)
 */
export function matchSidecars(
  fileNames: readonly string[],
  sidecarNames: readonly SidecarName[],
  editedEndings: ReadonlySet<string> = new Set(),
): MatchedSidecars {
  const matching = new Matching(fileNames.map(mediaOf), sidecarNames.map(sidecarOf));
  for (const rule of [EXACT, LITERAL, CUT, WITHOUT_EXTENSION, PREFIX]) matching.apply(rule);
  matching.apply(FORGOTTEN, { mayShare: true });
  for (const rule of CONVERTED) matching.apply(rule);
  matching.shareWithFilms();
  matching.shareWithEdited(editedEndings);
  return matching.result();
}

class Matching {
  readonly #media: readonly Media[];
  readonly #sidecars: readonly Sidecar[];
  readonly #found = new Map<Media, Sidecar>();
  readonly #taken = new Set<Sidecar>();
  readonly #sharing = new Map<Media, readonly Media[]>();
  readonly #unclear = new Set<Media>();

  constructor(media: readonly Media[], sidecars: readonly Sidecar[]) {
    this.#media = media;
    this.#sidecars = sidecars;
  }

  result(): MatchedSidecars {
    return {
      sidecars: new Map([...this.#found].map(([media, sidecar]) => [media.name, sidecar.name])),
      sharing: new Map(
        [...this.#sharing].map(([film, photos]) => [film.name, photos.map(({ name }) => name)]),
      ),
      unclear: [...this.#unclear].filter((media) => !this.#found.has(media)).map(({ name }) => name),
    };
  }

  /** @param mayShare whether several files may have one sidecar */
  apply(rule: Rule, { mayShare = false } = {}): void {
    const free = this.#sidecars.filter((sidecar) => !this.#taken.has(sidecar));
    const open = this.#media.filter((media) => !this.#found.has(media) && !this.#unclear.has(media));
    const byKey = groups(free, (sidecar) => rule.ofSidecar(sidecar));
    const pairs = withoutFilmsOfPhotos(
      open.flatMap((media) => candidates(rule, media, byKey).map((sidecar) => ({ media, sidecar }))),
    );
    const bySidecar = groups(pairs, ({ sidecar }) => sidecar);
    const byMedia = groups(pairs, ({ media }) => media);
    for (const [media, own] of byMedia) {
      const isSole = (pair: Pair) => mayShare || bySidecar.get(pair.sidecar)?.length === 1;
      const [only] = own;
      const certain = own.length === 1 && only && isSole(only) ? only : this.#byTitle(own, bySidecar);
      if (certain) this.#take(media, certain.sidecar);
      else this.#unclear.add(media);
    }
  }

  /** Films have no sidecars of their own: they share that of the photo of the same name, such as a Live Photo's. */
  shareWithFilms(): void {
    const photos = groups(
      [...this.#found.keys()].filter(({ extension }) => !FILM_EXTENSION.test(extension)),
      stemWithCounter,
    );
    for (const film of this.#media) {
      if (this.#found.has(film) || !FILM_EXTENSION.test(film.extension)) continue;
      const stem = stemWithCounter(film).replace(/_HEVC$/, '');
      const own = [...(photos.get(stem) ?? []), ...(photos.get(film.literal) ?? [])];
      const sidecars = new Set(own.map((photo) => this.#found.get(photo)));
      const [sidecar] = sidecars;
      if (!sidecar || sidecars.size !== 1) continue;
      this.#found.set(film, sidecar);
      this.#sharing.set(film, own);
    }
  }

  shareWithEdited(editedEndings: ReadonlySet<string>): void {
    const byName = new Map(this.#media.map((media) => [media.literal.toLowerCase(), media]));
    const byStem = groups(
      [...this.#found.keys()].filter(({ extension }) => !FILM_EXTENSION.test(extension)),
      (media) => stemWithCounter(media).toLowerCase(),
    );
    for (const media of this.#media) {
      if (this.#found.has(media)) continue;
      const name = originalNameOf(media.name, editedEndings);
      if (name === undefined) continue;
      const wanted = mediaOf(name);
      // The edit of a HEIC is a JPEG.
      const [converted, ...others] = byStem.get(stemWithCounter(wanted).toLowerCase()) ?? [];
      const original = byName.get(name.toLowerCase()) ?? (others.length === 0 ? converted : undefined);
      const sidecar = original ? this.#found.get(original) : this.#sidecarOf(wanted);
      if (!sidecar) continue;
      this.#found.set(media, sidecar);
      this.#taken.add(sidecar);
    }
  }

  /** The sidecar of a photo of which only the edited version is there. */
  #sidecarOf(media: Media): Sidecar | undefined {
    const free = this.#sidecars.filter((sidecar) => !this.#taken.has(sidecar));
    for (const rule of [EXACT, LITERAL, CUT, ...CONVERTED]) {
      const byKey = groups(free, (sidecar) => rule.ofSidecar(sidecar));
      const [only, ...others] = candidates(rule, media, byKey);
      if (only) return others.length === 0 ? only : undefined;
    }
    return undefined;
  }

  /** The only pair, among all that compete for its file or its sidecar, whose title is the file's name. */
  #byTitle(own: readonly Pair[], bySidecar: ReadonlyMap<Sidecar, readonly Pair[]>): Pair | undefined {
    const titled = own.filter(isTitled);
    const [pair] = titled;
    if (!pair || titled.length > 1) return undefined;
    const rivals = (bySidecar.get(pair.sidecar) ?? []).filter(isTitled);
    return rivals.length === 1 ? pair : undefined;
  }

  #take(media: Media, sidecar: Sidecar): void {
    this.#found.set(media, sidecar);
    this.#taken.add(sidecar);
  }
}

interface Pair {
  readonly media: Media;
  readonly sidecar: Sidecar;
}

function candidates(
  rule: Rule,
  media: Media,
  byKey: ReadonlyMap<string | undefined, readonly Sidecar[]>,
): readonly Sidecar[] {
  return [...new Set(rule.ofMedia(media).flatMap((key) => byKey.get(key) ?? []))];
}

/** A film next to a photo of the same name doesn't compete for its sidecar, but shares it later. */
function withoutFilmsOfPhotos(pairs: readonly Pair[]): readonly Pair[] {
  const isFilm = ({ media }: Pair) => FILM_EXTENSION.test(media.extension);
  const photos = groups(
    pairs.filter((pair) => !isFilm(pair)),
    ({ sidecar }) => sidecar,
  );
  const hasPhoto = ({ media, sidecar }: Pair) =>
    photos.get(sidecar)?.some((photo) => photo.media.stem === media.stem) ?? false;
  return pairs.filter((pair) => !isFilm(pair) || !hasPhoto(pair));
}

function isTitled({ media, sidecar }: Pair): boolean {
  const title = inFileName(sidecar.title);
  return title === media.full || title === media.literal;
}

function stemWithCounter({ stem, counter }: Media): string {
  return counter === undefined ? stem : `${stem}(${counter})`;
}

function groups<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const grouped = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    pushTo(grouped, key, item);
  }
  return grouped;
}
