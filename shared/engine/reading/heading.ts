import { isInstruction } from '#core/instruction.ts';
import { nameIn } from './named-line.ts';
import type { TextLine } from './text-line.ts';

/** A heading is so many times as high as the lines of its page are in the middle. */
const STANDS_OUT = 1.3;
/** A second line of a heading is nearly as high as the first. */
const SAME_HEIGHT = 0.85;
/** A page of no more lines than this needs no line that stands out: its first one names it. */
const FEW_LINES = 3;
/** No heading begins below so much of the picture. */
const LOWEST = 0.6;

/**
 * The heading of a page: the line that stands out by its height, with the one that goes on from it.
 *
 * @param lines those that are legible, from top to bottom
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
  // Each alone may be harmless.
  return isInstruction(`${best.line.text} ${next.line.text}`) ? undefined : `${best.name} ${next.name}`;
}

function median(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;
}
