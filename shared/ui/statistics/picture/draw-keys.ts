import type { KeyFigure } from '#core/statistics/figures-text.ts';
import type { Pen } from './pen.ts';

const NUMBER_PX = 40;
const LABEL_PX = 15;
const LINE = 20;
const GAP = 44;
/** The distance between two rows of numbers. */
const ROW = NUMBER_PX + 2 * LINE + 24;

/** Draws large numbers in rows, as many as fit in each, and returns where they end. */
export function drawKeys(
  { context, write }: Pen,
  keys: readonly KeyFigure[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  let [left, top] = [x, y];
  for (const { value, label } of keys) {
    context.font = `400 ${LABEL_PX}px sans-serif`;
    const widest = Math.max(wordsWidth(label, context), value.length * NUMBER_PX * 0.62);
    if (left > x && left + widest > x + width) [left, top] = [x, top + ROW];
    write(
      value,
      { x: left, y: top + NUMBER_PX },
      { size: NUMBER_PX, weight: 600, isMono: true, widest: width },
    );
    write(
      label,
      { x: left, y: top + NUMBER_PX + LINE + 4 },
      { size: LABEL_PX, colour: 'quiet', widest: width },
    );
    left += widest + GAP;
  }
  return top + NUMBER_PX + LINE + 4;
}

function wordsWidth(text: string, context: CanvasRenderingContext2D): number {
  return context.measureText(text).width * 1.1;
}
