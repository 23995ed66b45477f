import type { Pen } from './pen.ts';

/** A name with its number and a bar; only the name for the text below the bars. */
export interface Bar {
  readonly name: string;
  readonly figure?: string;
  /** The fraction of the longest bar, 0 to 1. */
  readonly part?: number;
}

const TEXT_PX = 15;
const ROW = 38;
const BAR_PX = 7;

/** Draws bars in a column and returns where they end. */
export function drawBars(
  { write, box }: Pen,
  bars: readonly Bar[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  for (const [at, { name, figure = '', part }] of bars.entries()) {
    const top = y + at * ROW;
    const baseline = top + TEXT_PX;
    const right = write(
      figure,
      { x: x + width, y: baseline },
      { size: TEXT_PX, colour: 'quiet', isMono: true, isRight: true },
    );
    const colour = part === undefined ? 'quiet' : 'ink';
    write(name, { x, y: baseline }, { size: TEXT_PX, isMono: true, colour, widest: width - right - 16 });
    if (part === undefined) continue;
    box({ x, y: baseline + 8, width: Math.max(BAR_PX / 2, part * width), height: BAR_PX }, 'ink', BAR_PX / 2);
  }
  return y + bars.length * ROW;
}
