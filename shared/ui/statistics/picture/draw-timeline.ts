import type { Figures } from '#core/statistics/figures.ts';
import { TIMELINE_LABELS } from '../../limits.ts';
import {
  dateSourcesText,
  type FigureWords,
  labelledSteps,
  oneStepText,
  spanText,
  stepText,
} from '#core/statistics/figures-text.ts';
import type { Pen } from './pen.ts';

const HIGH = 220;
const TEXT_PX = 15;
const NOTE_PX = 13;

/** Draws the timeline of statistics that have one, and returns where it ends. */
export function drawTimeline(
  { write, box }: Pen,
  figures: Figures,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  t: FigureWords,
): number {
  const { timeline } = figures;
  if (!timeline) return y;
  const { steps } = timeline;
  const span = spanText(timeline, t.locale);
  if (steps.length < 2) {
    write(oneStepText(timeline, t), { x, y: y + TEXT_PX }, { size: TEXT_PX, widest: width });
    return y + TEXT_PX;
  }
  write(span, { x, y: y + TEXT_PX }, { size: TEXT_PX, colour: 'quiet', widest: width });
  const floor = y + TEXT_PX + 20 + HIGH;
  const most = steps.reduce((sum, step) => Math.max(sum, step.photos), 1);
  const wide = width / steps.length;
  for (const [at, step] of steps.entries()) {
    if (step.photos === 0) continue;
    const high = Math.max(3, (step.photos / most) * HIGH);
    const column = { x: x + at * wide + wide * 0.12, width: wide * 0.76 };
    box({ ...column, y: floor - high, height: high }, 'ink');
  }
  box({ x, y: floor, width, height: 1 }, 'edge');
  for (const at of labelledSteps(timeline, TIMELINE_LABELS)) {
    const step = steps[at];
    const text = step ? stepText(timeline, step, t.locale, 'short') : '';
    write(
      text,
      { x: x + at * wide, y: floor + TEXT_PX + 8 },
      { size: TEXT_PX, colour: 'quiet', isMono: true },
    );
  }
  const below = floor + TEXT_PX + NOTE_PX + 16;
  write(dateSourcesText(figures, t), { x, y: below }, { size: NOTE_PX, colour: 'quiet', widest: width });
  return below;
}
