import { isInstruction } from '#core/categories/instruction.ts';
import { nameIn } from './named-line.ts';
import type { TextLine } from './text-line.ts';

/** A heading is at least this many times as high as the median line of its page. */
const STANDS_OUT = 1.3;
/** The second line of a heading has at least this share of the first one's height. */
const SAME_HEIGHT = 0.85;
/** On a page of at most this many lines, the first line is the heading regardless of its height. */
const FEW_LINES = 3;
/** A heading starts above this share of the picture's height. */
const LOWEST = 0.6;

/**
 * Returns the heading of a page: the highest line, with the line that continues it.
 *
 * @param lines legible lines, from top to bottom
 */
export function headingOf(lines: readonly TextLine[]): string | undefined {
  const usual = median(lines.map(({ height }) => height));
  const named = lines
    .map((line, index) => ({ line, index, name: nameIn(line) }))
    .filter(({ line, name }) => name !== undefined && line.top <= LOWEST);
  const candidates = named
    .filter(({ line }) => line.height >= usual * STANDS_OUT)
    .toSorted((first, second) => second.line.height - first.line.height);
  if (candidates.length === 0 && lines.length <= FEW_LINES) {
    return named.find(({ line }) => /^\p{Lu}/u.test(line.text))?.name;
  }
  const [best] = candidates;
  if (best?.name === undefined) return undefined;
  const next = candidates.find(({ index }) => index === best.index + 1);
  const goesOn = next?.name !== undefined && next.line.height >= best.line.height * SAME_HEIGHT;
  if (!goesOn) return best.name;
  // Each line alone may be harmless, so the two are checked together.
  return isInstruction(`${best.line.text} ${next.line.text}`) ? undefined : `${best.name} ${next.name}`;
}

function median(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;
}
