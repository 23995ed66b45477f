import { useCallback, useEffect, useState } from 'react';
import { type BatchState, IDLE_BATCH, reduceBatch } from '#core/batch.ts';
import { DEMO_PHOTOS } from './home-copy.ts';

const FIRST_MS = 1200;
const NEXT_MS = 700;

interface DemoRun {
  readonly state: BatchState;
  readonly isOver: boolean;
  readonly again: () => void;
}

/** Plays a batch with drawings: each is analyzed, then placed. */
export function useDemoRun(isSeen: boolean): DemoRun {
  const [state, setState] = useState(IDLE_BATCH);
  const placed = state.arrivals.length;
  useEffect(() => {
    if (!isSeen || placed >= DEMO_PHOTOS.length) return undefined;
    const timer = setTimeout(() => setState(placeNext), placed === 0 ? FIRST_MS : NEXT_MS);
    return () => clearTimeout(timer);
  }, [isSeen, placed]);
  const again = useCallback(() => setState(IDLE_BATCH), []);
  return { state, isOver: placed >= DEMO_PHOTOS.length, again };
}

function placeNext(state: BatchState): BatchState {
  const done = state.arrivals.length + 1;
  const next = DEMO_PHOTOS[done - 1];
  if (!next) return state;
  const photo = {
    photoId: next.id,
    description: next.description,
    category: next.category,
    folder: [next.category],
    name: next.fileName,
    extension: '',
  };
  const after = reduceBatch(state, { type: 'placed', photo, done, total: DEMO_PHOTOS.length });
  const following = DEMO_PHOTOS[done];
  return following ? reduceBatch(after, { type: 'looking', photoId: following.id }) : after;
}
