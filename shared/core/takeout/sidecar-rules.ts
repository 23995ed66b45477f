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
/** Shorter beginnings of a name may belong to other photos as well. */
const LEAST_PREFIX = 40;
/** `original_<uuid>_P.jpg` is at most this much longer than its sidecar's name. */
const FORGOTTEN_MOST = 10;
const FORGOTTEN_NAME = /^original_[\da-f-]{36}_$/;
const SUFFIX = 'supplemental-metadata';
const MEDIA_EXTENSION =
  /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|tiff?|bmp|dng|cr[23]|nef|arw|raf|orf|rw2|mp4?|mov|mv|m4v|avi|3gp|mkv)$/i;

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
