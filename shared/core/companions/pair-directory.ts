import { LEADING_FORMATS, OPENED_RAW, type StemRule, UNOPENED_RAW } from './companion-tables.ts';
import { isFilm } from './file-kinds.ts';
import { partsOf } from '../takeout/file-parts.ts';
import { pushTo } from '../push-to.ts';

/** A file's name in the parts that pairs are found by. */
export interface PairFile {
  readonly name: string;
  /** In lower case and Unicode form C. */
  readonly whole: string;
  /** The same with its counter, without its extension. */
  readonly stem: string;
  /** The same without its counter. */
  readonly base: string;
  readonly extension: string;
}

/** The files of a directory by their names and parts of them. */
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

  /** The file of exactly this name, in lower case. */
  named(whole: string): PairFile | undefined {
    return this.#named.get(whole);
  }

  /** The files that have the same name but for their counters and extensions. */
  ofBase(base: string): readonly PairFile[] {
    return this.#byBase.get(base) ?? [];
  }

  /** The picture of this stem that leads others of it. */
  photoOf(stem: string): PairFile | undefined {
    const own = this.#byStem.get(stem) ?? [];
    for (const format of LEADING_FORMATS) {
      const photo = own.find(({ extension }) => format.test(extension));
      if (photo) return photo;
    }
    return undefined;
  }

  /** The RAW file of this stem. */
  rawOf(stem: string): PairFile | undefined {
    return this.#byStem.get(stem)?.find(isRawFile);
  }

  /** The film of this stem. */
  filmOf(stem: string): PairFile | undefined {
    return this.#byStem.get(stem)?.find(({ name }) => isFilm(name));
  }
}

/** A file's name in parts. */
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

/** Whether a file is a picture that is no RAW file, by its extension. */
export function isPicture({ extension }: Pick<PairFile, 'extension'>): boolean {
  return LEADING_FORMATS.some((format) => format.test(extension));
}

/** Whether a file is a camera's RAW file, by its extension. */
export function isRawFile({ extension }: Pick<PairFile, 'extension'>): boolean {
  return OPENED_RAW.test(extension) || UNOPENED_RAW.test(extension);
}

/** The stems that rules lead to, in their order. */
export function stemsBy(rules: readonly StemRule[], stem: string): string[] {
  return rules.flatMap(([pattern, to]) => (pattern.test(stem) ? [stem.replace(pattern, to)] : []));
}
