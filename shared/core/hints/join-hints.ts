import { categoriesOf, categorize, type CategoryName, UNSORTED } from '../categories/categorize.ts';
import { decideFolder, type FolderDecision } from '../categories/decide-folder.ts';
import { type ImageAnalysis, surestFirst } from '../image-analysis.ts';
import { isUnsure } from '../review/is-unsure.ts';
import type { Hint } from './photo-hints.ts';
import { firstSentence, withoutLeadingPhrases } from '../naming/short-name.ts';
import { inflections, wordsOf } from '../naming/words.ts';

/** An analysis combined with hints, and its folder. */
export interface Told {
  readonly analysis: ImageAnalysis;
  readonly folder: FolderDecision;
  /** Whether the engine was unsure of the folder and no hint supports it. */
  readonly isDoubtful: boolean;
  /** Whether a hint decided the folder or became the subject. */
  readonly isPersons: boolean;
  /** The hint that was put before the description. */
  readonly hint?: Hint;
}

/**
 * Combines the engine's analysis with what people wrote about the photo.
 *
 * The folder stays if the engine was sure; else the first hint with a category decides. The first hint that agrees
 * with the analysis, or has no category, goes before the description, so that the short name begins with it: as a
 * sentence of its own ("Emma's birthday cake. A cake on a table. …"), or, if it only says who or where, as part of
 * the first sentence ("Lisbon 2019: tram on a street. …"). Hints that contradict the analysis or add nothing are
 * ignored.
 *
 * @param hints in order of precedence
 * @param inEnglish returns a text with its words in English, the language of the keywords
 */
export function joinHints(
  analysis: ImageAnalysis,
  hints: readonly Hint[],
  inEnglish: (text: string) => string = (text) => text,
): Told {
  const { description: seen, name: _unused, ...rest } = analysis;
  const known = hints.map((hint) => ({ ...hint, english: inEnglish(hint.text) }));
  const { folder, isDoubtful } = folderOf(analysis, known);
  const sentence = firstSentence(seen);
  const spokenOf = new Set([...categoriesOf(seen), folder.category]);
  const said = known.find(
    ({ use, text, english }) => use !== 'table' && agrees(english, spokenOf) && addsTo(sentence, text),
  );
  // The engine's own phrase for the name would omit the hint.
  return {
    analysis: said ? { ...rest, description: withHint(seen, sentence, said) } : analysis,
    folder,
    isDoubtful,
    isPersons: said?.use === 'sentence' || folder.category !== decideFolder(analysis).category,
    ...(said ? { hint: { text: said.text, use: said.use } } : {}),
  };
}

/** A hint, with its words in English. */
type KnownHint = Hint & { readonly english: string };

function folderOf(analysis: ImageAnalysis, hints: readonly KnownHint[]): Pick<Told, 'folder' | 'isDoubtful'> {
  const seen = decideFolder(analysis);
  const { category, confidence, alternatives = [] } = seen;
  const isDoubtful = isUnsure(analysis.description, confidence);
  if (category !== UNSORTED && !isDoubtful) return { folder: seen, isDoubtful };
  const hinted = hints.find(({ english }) => categorize(english) !== UNSORTED);
  if (!hinted) return { folder: seen, isDoubtful };
  if (categoriesOf(hinted.english).has(category)) return { folder: seen, isDoubtful: false };
  const own = confidence === undefined ? [] : [{ category, confidence }];
  const others = surestFirst([...own, ...alternatives], categorize(hinted.english));
  const folder = {
    category: categorize(hinted.english),
    ...(others.length === 0 ? {} : { alternatives: others }),
  };
  return { folder, isDoubtful: false };
}

/** Returns whether a text's categories include one of these, or are empty. */
function agrees(text: string, categories: ReadonlySet<CategoryName>): boolean {
  const own = [...categoriesOf(text)];
  return own.length === 0 || own.some((category) => categories.has(category));
}

/** Returns whether a hint has a word that the sentence doesn't. */
function addsTo(sentence: string, hint: string): boolean {
  const there = new Set(wordsOf(sentence).flatMap(inflections));
  return wordsOf(hint).some((word) => !there.has(word) && !inflections(word).some((form) => there.has(form)));
}

function withHint(seen: string, sentence: string, { text, use }: Hint): string {
  const first = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  // A text that ends like an abbreviation ("Plan B") would not end the sentence.
  if (use === 'sentence' && firstSentence(`${first}. ${seen}`) === first) return `${first}. ${seen}`;
  return `${first}: ${withoutLeadingPhrases(sentence)}${seen.trim().slice(sentence.trim().length)}`;
}
