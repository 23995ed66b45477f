import { useMemo, useState } from 'react';
import { type FiguredBoard, photosInFigures } from '#core/statistics/board-figures.ts';
import { type Figures, figuresOf } from '#core/statistics/figures.ts';

export type BoardInFigures = Omit<FiguredBoard, 'nowMs'>;

/** Returns the statistics of a board in its current state. */
export function useFigures({ arrangement, photos, state }: BoardInFigures): Figures {
  const [nowMs] = useState(() => Date.now());
  return useMemo(
    () => figuresOf(photosInFigures({ arrangement, photos, state, nowMs }), state.groups ?? []),
    [arrangement, photos, state, nowMs],
  );
}
