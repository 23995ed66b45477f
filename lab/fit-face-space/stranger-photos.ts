import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The halves of the photos of strangers: `choosing` fits and chooses, `reporting` gives figures. */
export type Half = 'choosing' | 'reporting';

/** A photo of a training set with people in it. */
export interface StrangerPhoto {
  readonly path: string;
  readonly source: string;
}

interface ListedPhoto {
  readonly file: string;
  readonly source: string;
  readonly category: string;
}

const CATEGORIES: ReadonlySet<string> = new Set([
  'People & Portraits',
  'Family & Groups',
  'Birthdays & Parties',
  'Weddings',
  'Sports & Fitness',
  'Concerts & Music',
]);

/** Sources of thousands of people, which are split by photo. */
const LARGE_SOURCES = /Image-Text-Matching|sic_translator/;

/** Sources whose people have several photos each, which helps to choose. */
const CHOOSING_SOURCES = /Homework[23]/;

/**
 * Lists the photos of people in training sets, in halves that have no other source in common.
 *
 * @param folders each with a `manifest.json`
 */
export function strangerPhotos(folders: readonly string[], half: Half): readonly StrangerPhoto[] {
  return folders.flatMap((folder) => {
    const listed = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as readonly ListedPhoto[];
    const below = existsSync(join(folder, 'photos')) ? 'photos' : '';
    return listed.flatMap(({ file, source, category }) => {
      const splitBy = LARGE_SOURCES.test(source) ? join('/', basename(folder), below, file) : source;
      const own = CHOOSING_SOURCES.test(source) ? 'choosing' : halfOf(splitBy);
      return CATEGORIES.has(category) && own === half ? [{ path: join(folder, below, file), source }] : [];
    });
  });
}

/** By the parity of its letters' codes, which is spread evenly and the same everywhere. */
function halfOf(text: string): Half {
  const sum = Array.from(text, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (total, code) => total + code,
    0,
  );
  return sum % 2 === 1 ? 'choosing' : 'reporting';
}
