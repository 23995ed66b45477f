import { categoriesOf, categorize, type CategoryName, UNSORTED } from './categorize.ts';
import { decideFolder, type FolderDecision } from './decide-folder.ts';
import { type ImageAnalysis, surestFirst } from './image-analysis.ts';
import { isUnsure } from './is-unsure.ts';
import type { Hint } from './photo-hints.ts';
import { firstSentence, withoutLeadingPhrases } from './short-name.ts';
import { inflections, wordsOf } from './words.ts';

/** What is told of a photo, and the folder that it leads to. */
export interface Told {
  readonly analysis: ImageAnalysis;
  readonly folder: FolderDecision;
  /** Whoever saw the photo was unsure of this folder, and nobody's word bears it out. */
  readonly isDoubtful: boolean;
  /** Whether somebody's words decided for the folder, or are the subject in the place of what was seen. */
  readonly isPersons: boolean;
}

/**
 * Joins what people said of a photo to what was seen on it.
 *
 * The folder of whoever was sure of what they saw stays; else the first hint that speaks of a category decides. The
 * first hint that speaks of something seen, or of no category, stands in front of the description, so that the short name
 * begins with it: as a sentence ("Emma's birthday cake. A cake on a table. …"), or, where it only says who or where, in
 * the sentence that is there ("Lisbon 2019: tram on a street. …"). What says something else than was seen, or nothing
 * more, changes nothing.
 *
 * @param hints in the order in which they count
 */
export function joinHints(analysis: ImageAnalysis, hints: readonly Hint[]): Told {
  const { description: seen, name: _unused, ...rest } = analysis;
  const { folder, isDoubtful } = folderOf(analysis, hints);
  const sentence = firstSentence(seen);
  const spokenOf = new Set([...categoriesOf(seen), folder.category]);
  const said = hints.find(
    ({ use, text }) => use !== 'table' && agrees(text, spokenOf) && addsTo(sentence, text),
  );
  // The engine's own phrase for the name would leave out what people said.
  return {
    analysis: said ? { ...rest, description: withHint(seen, sentence, said) } : analysis,
    folder,
    isDoubtful,
    isPersons: said?.use === 'sentence' || folder.category !== decideFolder(analysis).category,
  };
}

function folderOf(analysis: ImageAnalysis, hints: readonly Hint[]): Pick<Told, 'folder' | 'isDoubtful'> {
  const seen = decideFolder(analysis);
  const { category, confidence, alternatives = [] } = seen;
  const isDoubtful = isUnsure(analysis.description, confidence);
  if (category !== UNSORTED && !isDoubtful) return { folder: seen, isDoubtful };
  const hinted = hints.find(({ text }) => categorize(text) !== UNSORTED);
  if (!hinted) return { folder: seen, isDoubtful };
  if (categoriesOf(hinted.text).has(category)) return { folder: seen, isDoubtful: false };
  const own = confidence === undefined ? [] : [{ category, confidence }];
  const others = surestFirst([...own, ...alternatives], categorize(hinted.text));
  const folder = {
    category: categorize(hinted.text),
    ...(others.length === 0 ? {} : { alternatives: others }),
  };
  return { folder, isDoubtful: false };
}

/** Whether a text speaks of one of these categories, or of none. */
function agrees(text: string, categories: ReadonlySet<CategoryName>): boolean {
  const own = [...categoriesOf(text)];
  return own.length === 0 || own.some((category) => categories.has(category));
}

/** Whether a hint has a word that the sentence does not have. */
function addsTo(sentence: string, hint: string): boolean {
  const there = new Set(wordsOf(sentence).flatMap(inflections));
  return wordsOf(hint).some((word) => !there.has(word) && !inflections(word).some((form) => there.has(form)));
}

function withHint(seen: string, sentence: string, { text, use }: Hint): string {
  const first = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  // One that ends like an abbreviation ("Plan B") would not end there.
  const isSentence = use === 'sentence' && firstSentence(`${first}. ${seen}`) === first;
  if (isSentence) return `${first}. ${seen}`;
  return `${first}: ${withoutLeadingPhrases(sentence)}${seen.trim().slice(sentence.trim().length)}`;
}
