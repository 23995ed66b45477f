import { EDITED_ENDINGS, EFFECT_ENDINGS, SHORTEST_ENDING } from './edited-table.ts';
import { partsOf, withoutCounter } from './file-parts.ts';

/** A sidecar as it is matched: its file's name, and the original name of the photo that it says. */
export interface SidecarName {
  readonly name: string;
  readonly title: string;
}

export interface MatchedSidecars {
  /** The name of the sidecar of each file that has one, by the file's name. */
  readonly sidecars: ReadonlyMap<string, string>;
  /** Files that several sidecars, or none for certain, may belong to. They have none. */
  readonly unclear: readonly string[];
}

interface Media {
  readonly name: string;
  readonly stem: string;
  readonly counter: string | undefined;
  readonly extension: string;
  /** Without its counter. */
  readonly full: string;
  /** In Unicode form C, as it is. */
  readonly literal: string;
}

interface Sidecar {
  readonly name: string;
  readonly title: string;
  /** Without `.json` and the counter. */
  readonly raw: string;
  /** Without what is left of `.supplemental-metadata`. */
  readonly subject: string;
  readonly counter: string | undefined;
}

type Rule = (media: Media, sidecar: Sidecar) => boolean;

/** Characters of a sidecar's name before `.json` and the counter: longer ones are cut. */
const MOST_CHARACTERS = 46;
/** Shorter beginnings of a name may be that of another photo as well. */
const LEAST_PREFIX = 40;
/** `original_<uuid>_P.jpg` is longer than its sidecar's name by this at most. */
const FORGOTTEN_MOST = 10;
const FORGOTTEN = /^original_[\da-f-]{36}_$/;
const SUFFIX = 'supplemental-metadata';
const MEDIA_EXTENSION =
  /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|tiff?|bmp|dng|cr[23]|nef|arw|raf|orf|rw2|mp4?|mov|mv|m4v|avi|3gp|mkv)$/i;
const FILM_EXTENSION = /^\.(?:mp4?|mov|mv|m4v)$/i;

/**
 * Finds the sidecar of each photo and film in one directory of a Google Takeout, whose parts were joined before. The
 * rules are tried one after the other, each for the whole directory, the certain ones first; what is found is taken out
 * before the next. A rule that leaves several candidates asks which of them names the file as its title; if that does
 * not decide, the file gets none. Sidecars are told by their content before (see `readSidecar`).
 *
 * @param editedEndings further endings of edited versions, which the export itself shows (see {@link commonEndings})
 */
export function matchSidecars(
  fileNames: readonly string[],
  sidecarNames: readonly SidecarName[],
  editedEndings: ReadonlySet<string> = new Set(),
): MatchedSidecars {
  const matching = new Matching(fileNames.map(mediaOf), sidecarNames.map(sidecarOf));
  for (const rule of [isExact, isLiteral, isCut, isWithoutExtension, isPrefix]) matching.apply(rule);
  matching.apply(isForgotten, { mayShare: true });
  matching.shareWithFilms();
  matching.shareWithEdited(editedEndings);
  return matching.result();
}

/**
 * Endings such as `-edited` of files without a sidecar that stand behind the name of another file of their directory, if
 * at least three files of the export have the same one: the export's language may be one that no list knows.
 *
 * @param directories the names of the photos of each directory
 */
export function commonEndings(directories: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const names of directories) {
    const media = names.map(mediaOf);
    const fulls = new Set(media.map(({ full }) => full.toLowerCase()));
    for (const { stem, extension } of media) {
      const [original, ending] = endingOf(stem);
      if (original === undefined || ending === undefined || !/^[\p{L}\p{M} ]+$/u.test(ending)) continue;
      if (fulls.has((original + extension).toLowerCase())) counts.set(ending, (counts.get(ending) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, files]) => files >= 3).map(([ending]) => ending));
}

/**
 * The name of the file that this one is an edited version of; undefined if its name does not say so.
 *
 * @param editedEndings see {@link matchSidecars}
 */
export function originalNameOf(
  name: string,
  editedEndings: ReadonlySet<string> = new Set(),
): string | undefined {
  const { stem, counter, extension } = partsOf(name);
  const [original, ending] = endingOf(stem);
  if (original === undefined || ending === undefined) return undefined;
  const folded = ending.toLowerCase();
  const isEdited =
    folded.length >= SHORTEST_ENDING && EDITED_ENDINGS.some((known) => known.startsWith(folded));
  if (!isEdited && !EFFECT_ENDINGS.includes(folded) && !editedEndings.has(ending)) return undefined;
  return `${original}${counter === undefined ? '' : `(${counter})`}${extension}`;
}

function endingOf(stem: string): readonly [string?, string?] {
  const hyphen = stem.lastIndexOf('-');
  return hyphen > 0 ? [stem.slice(0, hyphen), stem.slice(hyphen + 1)] : [];
}

function mediaOf(name: string): Media {
  const parts = partsOf(name);
  return { name, ...parts, full: parts.stem + parts.extension, literal: name.normalize('NFC') };
}

function sidecarOf({ name, title }: SidecarName): Sidecar {
  const { stem: raw, counter } = withoutCounter(name.normalize('NFC').replace(/\.json$/i, ''));
  const dot = raw.lastIndexOf('.');
  const isSuffix = dot > 0 && SUFFIX.startsWith(raw.slice(dot + 1));
  return { name, title, raw, subject: isSuffix ? raw.slice(0, dot) : raw, counter };
}

const isExact: Rule = (media, { subject, counter }) => subject === media.full && counter === media.counter;

/** The counter is part of the name. */
const isLiteral: Rule = (media, { subject, counter }) =>
  counter === undefined && media.counter !== undefined && subject === media.literal;

const isCut: Rule = (media, { raw, counter }) => {
  if (counter !== media.counter) return false;
  const long = `${media.full}.${SUFFIX}`;
  return cutsOf(long).some((cut) => cut === raw) && raw.length < long.length;
};

/** Cut by UTF-16 units or by characters; half a surrogate pair is left out or replaced. */
function cutsOf(text: string): readonly string[] {
  const units = text.slice(0, MOST_CHARACTERS);
  const whole = /[\uD800-\uDBFF]$/.test(units) ? units.slice(0, -1) : units;
  return [units, whole, units.toWellFormed(), Array.from(text).slice(0, MOST_CHARACTERS).join('')];
}

const isWithoutExtension: Rule = (media, { subject, counter }) =>
  media.extension !== '' &&
  counter === media.counter &&
  subject === media.stem &&
  !MEDIA_EXTENSION.test(subject);

const isPrefix: Rule = (media, { subject, counter }) =>
  counter === media.counter &&
  subject.length >= LEAST_PREFIX &&
  media.full.startsWith(subject) &&
  media.stem.length <= subject.length + 1;

/** `original_<uuid>_.json` of `original_<uuid>_P.jpg` and, whose counter is no photo's, of `original_<uuid>_P(1).jpg`. */
const isForgotten: Rule = (media, { subject, counter }) =>
  (counter === media.counter || FORGOTTEN.test(subject)) &&
  subject.length >= LEAST_PREFIX &&
  media.stem.startsWith(subject) &&
  media.stem.length < subject.length + FORGOTTEN_MOST;

class Matching {
  readonly #media: readonly Media[];
  readonly #sidecars: readonly Sidecar[];
  readonly #found = new Map<Media, Sidecar>();
  readonly #taken = new Set<Sidecar>();
  readonly #unclear = new Set<Media>();

  constructor(media: readonly Media[], sidecars: readonly Sidecar[]) {
    this.#media = media;
    this.#sidecars = sidecars;
  }

  result(): MatchedSidecars {
    return {
      sidecars: new Map([...this.#found].map(([media, sidecar]) => [media.name, sidecar.name])),
      unclear: [...this.#unclear].filter((media) => !this.#found.has(media)).map(({ name }) => name),
    };
  }

  /** @param mayShare whether several files may have one sidecar */
  apply(rule: Rule, { mayShare = false } = {}): void {
    const free = this.#sidecars.filter((sidecar) => !this.#taken.has(sidecar));
    const open = this.#media.filter((media) => !this.#found.has(media) && !this.#unclear.has(media));
    const pairs = withoutFilmsOfPhotos(
      open.flatMap((media) =>
        free.filter((sidecar) => rule(media, sidecar)).map((sidecar) => ({ media, sidecar })),
      ),
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

  /** Films have none of their own: that of the photo with the same name, such as a Live Photo's, is theirs as well. */
  shareWithFilms(): void {
    const photos = [...this.#found.keys()].filter(({ extension }) => !FILM_EXTENSION.test(extension));
    for (const film of this.#media) {
      if (this.#found.has(film) || !FILM_EXTENSION.test(film.extension)) continue;
      const stem = stemWithCounter(film).replace(/_HEVC$/, '');
      const own = photos.filter((photo) => {
        const other = stemWithCounter(photo);
        return other === stem || other === film.literal;
      });
      const sidecars = new Set(own.map((photo) => this.#found.get(photo)));
      const [sidecar] = sidecars;
      if (sidecar && sidecars.size === 1) this.#found.set(film, sidecar);
    }
  }

  shareWithEdited(editedEndings: ReadonlySet<string>): void {
    const byName = new Map(this.#media.map((media) => [media.literal.toLowerCase(), media]));
    for (const media of this.#media) {
      if (this.#found.has(media)) continue;
      const name = originalNameOf(media.name, editedEndings);
      if (name === undefined) continue;
      const original = byName.get(name.toLowerCase());
      const sidecar = original ? this.#found.get(original) : this.#sidecarOf(mediaOf(name));
      if (!sidecar) continue;
      this.#found.set(media, sidecar);
      this.#taken.add(sidecar);
    }
  }

  /** The sidecar of a photo of which only the edited version is there. */
  #sidecarOf(media: Media): Sidecar | undefined {
    const free = this.#sidecars.filter((sidecar) => !this.#taken.has(sidecar));
    for (const rule of [isExact, isLiteral, isCut]) {
      const [only, ...others] = free.filter((sidecar) => rule(media, sidecar));
      if (only) return others.length === 0 ? only : undefined;
    }
    return undefined;
  }

  /** The one pair, among all that compete for its file or its sidecar, whose title is the file's name. */
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

/** A film beside the photo of the same name does not compete for its sidecar, but shares it later. */
function withoutFilmsOfPhotos(pairs: readonly Pair[]): readonly Pair[] {
  const photos = pairs.filter(({ media }) => !FILM_EXTENSION.test(media.extension));
  return pairs.filter(
    ({ media, sidecar }) =>
      !FILM_EXTENSION.test(media.extension) ||
      !photos.some((photo) => photo.sidecar === sidecar && photo.media.stem === media.stem),
  );
}

/** Characters that a title may have, and a file's name not, are underscores there. */
function isTitled({ media, sidecar }: Pair): boolean {
  const title = sidecar.title.normalize('NFC').replace(/[/\\:*?"<>|%&]/g, '_');
  return title === media.full || title === media.literal;
}

function stemWithCounter({ stem, counter }: Media): string {
  return counter === undefined ? stem : `${stem}(${counter})`;
}

function groups<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const grouped = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = grouped.get(key);
    if (group) group.push(item);
    else grouped.set(key, [item]);
  }
  return grouped;
}
