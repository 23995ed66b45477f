import { isFilm } from '../companions/file-kinds.ts';
import { withoutCounter, partsOf } from './file-parts.ts';

/** A photo or film, by its name. */
export interface Media {
  readonly name: string;
  readonly stem: string;
  readonly counter: string | undefined;
  readonly extension: string;
  /** Without its counter. */
  readonly full: string;
  /** In Unicode form C, as it is. */
  readonly literal: string;
}

/** A sidecar, by its name. */
export interface Sidecar {
  readonly name: string;
  readonly title: string;
  /** Without `.json` and the counter. */
  readonly raw: string;
  /** Without what is left of `.supplemental-metadata`. */
  readonly subject: string;
  readonly counter: string | undefined;
}

/** A sidecar may belong to a file if they share a key. Keys make directories with thousands of files fast to match. */
export interface Rule {
  readonly ofMedia: (media: Media) => readonly string[];
  /** Undefined for a sidecar to which the rule doesn't apply. */
  readonly ofSidecar: (sidecar: Sidecar) => string | undefined;
}

/** The maximum length of a sidecar's name before `.json` and the counter: longer ones are cut. */
const MOST_CHARACTERS = 46;
/** The maximum length of a file's name without its extension. */
const MOST_STEM = 47;
/** Shorter beginnings of a name may belong to other photos as well. */
const LEAST_PREFIX = 40;
/** `original_<uuid>_P.jpg` is at most this much longer than its sidecar's name. */
const FORGOTTEN_MOST = 10;
const FORGOTTEN_NAME = /^original_[\da-f-]{36}_$/;
const SUFFIX = 'supplemental-metadata';
const MEDIA_EXTENSION =
  /\.(?:jpe?g|jpe|jfif|png|gif|webp|avif|hei[cf]|tiff?|bmp|dng|cr[23]|nef|arw|raf|orf|rw2|mp4?|mov|mv|m4v|avi|3gp|mkv|webm|mts|m2ts)$/i;

/** The parts of a file's name that rules compare. */
export function mediaOf(name: string): Media {
  const parts = partsOf(name);
  return { name, ...parts, full: parts.stem + parts.extension, literal: name.normalize('NFC') };
}

/** The parts of a sidecar's name that rules compare. */
export function sidecarOf({ name, title }: Pick<Sidecar, 'name' | 'title'>): Sidecar {
  const { stem: raw, counter } = withoutCounter(name.normalize('NFC').replace(/\.json$/i, ''));
  const dot = raw.lastIndexOf('.');
  const isSuffix = dot > 0 && SUFFIX.startsWith(raw.slice(dot + 1));
  return { name, title, raw, subject: isSuffix ? raw.slice(0, dot) : raw, counter };
}

function keyOf(name: string, counter: string | undefined): string {
  return `${name}/${counter ?? ''}`;
}

/** The file's name, and the same counter. */
export const EXACT: Rule = {
  ofMedia: ({ full, counter }) => [keyOf(full, counter)],
  ofSidecar: ({ subject, counter }) => keyOf(subject, counter),
};

/** The counter is part of the name. */
export const LITERAL: Rule = {
  ofMedia: ({ literal, counter }) => (counter === undefined ? [] : [literal]),
  ofSidecar: ({ subject, counter }) => (counter === undefined ? subject : undefined),
};

/** The file's name with the suffix, cut. A forgotten duplicate's is as long and wasn't cut, see {@link FORGOTTEN}. */
export const CUT: Rule = {
  ofMedia: ({ full, counter }) => {
    const long = `${full}.${SUFFIX}`;
    const cuts = cutsOf(long).filter((cut) => cut.length < long.length);
    return cuts.map((cut) => keyOf(cut, counter));
  },
  ofSidecar: ({ raw, counter }) => (FORGOTTEN_NAME.test(raw) ? undefined : keyOf(raw, counter)),
};

/** Cut by UTF-16 units or by characters; half a surrogate pair is dropped or replaced. */
function cutsOf(text: string): readonly string[] {
  const units = text.slice(0, MOST_CHARACTERS);
  const whole = /[\uD800-\uDBFF]$/.test(units) ? units.slice(0, -1) : units;
  return [units, whole, units.toWellFormed(), Array.from(text).slice(0, MOST_CHARACTERS).join('')];
}

/** The file's name in other capitals. */
export const OTHER_CAPITALS: Rule = {
  ofMedia: (media) => keysWith(media, (name) => name),
  ofSidecar: ({ subject, counter }) => keyOf(subject.toLowerCase(), counter),
};

/** The photo was converted and got a second extension: `IMG_1.HEIC.jpg` of `IMG_1.HEIC`. */
export const SECOND_EXTENSION: Rule = {
  ofMedia: (media) => {
    // Its counter is before the first extension, or before the second.
    const inside = mediaOf(withoutExtension(media.literal));
    return [...keysWith(media, (name) => withoutExtension(name)), ...keysWith(inside, (name) => name)];
  },
  ofSidecar: ({ subject, counter }) =>
    MEDIA_EXTENSION.test(subject) ? keyOf(subject.toLowerCase(), counter) : undefined,
};

/** The title has a second extension: `IMG_1.png` of `IMG_1.png.jpg`. */
export const SECOND_IN_TITLE: Rule = {
  ofMedia: (media) => keysWith(media, (name) => name),
  ofSidecar: ({ subject, counter }) => {
    const inside = withoutExtension(subject);
    return MEDIA_EXTENSION.test(inside) ? keyOf(inside.toLowerCase(), counter) : undefined;
  },
};

/**
 * The photo was converted, so that its extension isn't its title's: `IMG_1.jpg` of `IMG_1.HEIC`. A film's sidecar isn't
 * a photo's, nor is a screenshot's.
 */
export const OTHER_EXTENSION: Rule = {
  ofMedia: (media) => keysWith(media, (name) => `${kindOf(name)}:${rootOf(name)}`),
  ofSidecar: ({ subject, title, counter }) => {
    const name = wholeSubject(subject, title).toLowerCase();
    return MEDIA_EXTENSION.test(name) ? keyOf(`${kindOf(name)}:${rootOf(name)}`, counter) : undefined;
  },
};

/** Keys of a file's name in lower case; its counter may be part of it. */
function keysWith({ full, literal, counter }: Media, keyIn: (name: string) => string): readonly string[] {
  const own = keyOf(keyIn(full.toLowerCase()), counter);
  return counter === undefined ? [own] : [own, keyOf(keyIn(literal.toLowerCase()), undefined)];
}

/** A sidecar's subject; if its name was cut inside the subject, the title as the names of files are cut. */
function wholeSubject(subject: string, title: string): string {
  const whole = inFileName(title);
  if (MEDIA_EXTENSION.test(subject) || subject.length < LEAST_PREFIX || !whole.startsWith(subject)) {
    return subject;
  }
  const stem = withoutExtension(whole);
  return stem.slice(0, MOST_STEM) + whole.slice(stem.length);
}

/** Returns a title as a file's name: characters that a name can't have become underscores. */
export function inFileName(title: string): string {
  return title.normalize('NFC').replace(/[/\\:*?"<>|%&]/g, '_');
}

function withoutExtension(name: string): string {
  return name.replace(MEDIA_EXTENSION, '');
}

/** A name without all of its extensions. */
function rootOf(name: string): string {
  const shorter = withoutExtension(name);
  return shorter === name || shorter === '' ? name : rootOf(shorter);
}

/** Screenshots, drawings and animations are never converted from a camera's formats, so they aren't its photos. */
function kindOf(name: string): string {
  if (isFilm(name)) return 'film';
  return /\.(?:png|gif|bmp)$/.exec(name)?.[0] ?? 'picture';
}

/** The photo was uploaded without an extension. */
export const WITHOUT_EXTENSION: Rule = {
  ofMedia: ({ stem, extension, counter }) => (extension === '' ? [] : [keyOf(stem, counter)]),
  ofSidecar: ({ subject, counter }) => (MEDIA_EXTENSION.test(subject) ? undefined : keyOf(subject, counter)),
};

/** The name of a file that was cut one character later. */
export const PREFIX: Rule = {
  ofMedia: ({ stem, full, counter }) =>
    prefixesOf(full, stem.length - 1).map((prefix) => keyOf(prefix, counter)),
  ofSidecar: ({ subject, counter }) =>
    subject.length < LEAST_PREFIX || FORGOTTEN_NAME.test(subject) ? undefined : keyOf(subject, counter),
};

/**
 * `original_<uuid>_.json` of `original_<uuid>_P.jpg` and of `original_<uuid>_P(1).jpg`, whose counter belongs to no
 * photo.
 */
export const FORGOTTEN: Rule = {
  ofMedia: ({ stem, counter }) =>
    prefixesOf(stem, stem.length - FORGOTTEN_MOST + 1).map((prefix) =>
      keyOf(prefix, FORGOTTEN_NAME.test(prefix) ? undefined : counter),
    ),
  ofSidecar: ({ subject, counter }) => (subject.length < LEAST_PREFIX ? undefined : keyOf(subject, counter)),
};

/** The beginnings of a text that are at least this long, and long enough to tell photos apart. */
function prefixesOf(text: string, least: number): readonly string[] {
  const shortest = Math.max(LEAST_PREFIX, least);
  return Array.from({ length: Math.max(0, text.length - shortest + 1) }, (_, more) =>
    text.slice(0, shortest + more),
  );
}
