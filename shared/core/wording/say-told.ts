import type { ImageAnalysis } from '../image-analysis.ts';
import { TELLING_WORDS } from '../limits.ts';
import type { Hint } from '../hints/photo-hints.ts';
import { characters, nameInStyle, standsAlone } from '../naming/short-name.ts';
import { compose } from './compose.ts';
import { capitalized } from './phrases.ts';
import type { Tongue } from './tongue.ts';

/** A photo's texts in one language. */
export interface SaidInLanguage {
  readonly description: string;
  /** The short name; see `shortName`. */
  readonly name: string;
  /** As `NameMarks` has them. */
  readonly telling: readonly string[];
}

/**
 * Says an analysis in a language, after what a person wrote about the photo.
 *
 * @param hint what `joinHints` put before the description
 * @returns undefined for analyses without parts that the language knows
 */
export function sayTold(
  { parts }: Pick<ImageAnalysis, 'parts'>,
  hint: Hint | undefined,
  tongue: Tongue,
): SaidInLanguage | undefined {
  const worded = parts && compose(parts, tongue);
  if (!worded) return undefined;
  const { naming, colon, stop } = tongue;
  if (!hint) return said(worded.description, worded.name, worded.telling, tongue);
  const first = capitalized(hint.text);
  if (hint.use === 'sentence' && standsAlone(first)) {
    return said(`${first}${stop}${worded.description}`, first, [worded.bare, ...worded.telling], tongue);
  }
  const bare = worded.bare.replace(naming.leading, '');
  return said(`${first}${colon}${bare}${worded.rest}`, `${first} ${bare}`, worded.telling, tongue);
}

function said(
  description: string,
  phrase: string,
  telling: readonly string[],
  { naming }: Tongue,
): SaidInLanguage {
  const name = nameInStyle(phrase, naming);
  const marks = telling
    .map((text) => `_${nameInStyle(text, naming)}`)
    .filter(
      (mark) => mark.length > 1 && characters(mark).length <= TELLING_WORDS.length && !name.includes(mark),
    );
  return { description, name, telling: [...new Set(marks)].slice(0, TELLING_WORDS.most) };
}
