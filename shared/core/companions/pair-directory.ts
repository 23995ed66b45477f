import { LEADING_FORMATS, OPENED_RAW, type StemRule, UNOPENED_RAW } from './companion-tables.ts';
import { isFilm } from './file-kinds.ts';
import { partsOf } from '../takeout/file-parts.ts';
import { pushTo } from '../push-to.ts';

/** A file's name, in the parts used to find pairs. */
export interface PairFile {
  readonly name: string;
  /** In lower case and Unicode form C. */
  readonly whole: string;
  /** The stem with its counter, without the extension. */
  readonly stem: string;
  /** The stem without its counter. */
  readonly base: string;
  readonly extension: string;
}

/** The files of a directory, by their names and the parts of them. */
export class PairDirectory {
  readonly #named = new Map<string, PairFile>();
  readonly #byStem = new Map<string, PairFile[]>();
  readonly #byBase = new Map<string, PairFile[]>();

  constructor(readonly files: readonly PairFile[]) {
    for (const file of files) {
      this.#named.set(file.whole, file);
      pushTo(this.#byStem, file.stem, file);
      pushTo(this.#byBase, file.base, file);
    }
  }

  /** Returns the file of exactly this name, in lower case. */
  named(whole: string): PairFile | undefined {
    return this.#named.get(whole);
  }

  /** Returns the files that differ only in counter and extension. */
  ofBase(base: string): readonly PairFile[] {
    return this.#byBase.get(base) ?? [];
  }

  /** Returns the picture of this stem that leads the others. */
  photoOf(stem: string): PairFile | undefined {
    return this.photosOf(stem)[0];
  }

  /** Returns the pictures of this stem, the leading one first. */
  photosOf(stem: string): readonly PairFile[] {
    const own = this.#byStem.get(stem) ?? [];
    return LEADING_FORMATS.flatMap((format) => own.filter(({ extension }) => format.test(extension)));
  }

  /** Returns the RAW file of this stem. */
  rawOf(stem: string): PairFile | undefined {
    return this.#byStem.get(stem)?.find(isRawFile);
  }

  /** Returns the film of this stem. */
  filmOf(stem: string): PairFile | undefined {
    return this.#byStem.get(stem)?.find(({ name }) => isFilm(name));
  }
}

/** Splits a file's name into its parts. */
export function pairFile(name: string): PairFile {
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

/** Returns whether a file is a picture but not a RAW file, by its extension. */
export function isPicture({ extension }: Pick<PairFile, 'extension'>): boolean {
  return LEADING_FORMATS.some((format) => format.test(extension));
}

/** Returns whether a file is a camera's RAW file, by its extension. */
export function isRawFile({ extension }: Pick<PairFile, 'extension'>): boolean {
  return OPENED_RAW.test(extension) || UNOPENED_RAW.test(extension);
}

/** Returns the stems that rules lead to, in the order of the rules. */
export function stemsBy(rules: readonly StemRule[], stem: string): string[] {
  return rules.flatMap(([pattern, to]) => (pattern.test(stem) ? [stem.replace(pattern, to)] : []));
}

/** Returns the first thing that is found for one of these stems, in their order. */
export function first<Value>(
  stems: readonly string[],
  find: (stem: string) => Value | undefined,
): Value | undefined {
  for (const stem of stems) {
    const found = find(stem);
    if (found !== undefined) return found;
  }
  return undefined;
}
