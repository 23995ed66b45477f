import { useCallback, useEffect, useState } from 'react';
import { type BatchState, IDLE_BATCH, reduceBatch } from '#core/batch/batch.ts';
import { SAMPLE_RESULTS } from '../samples/sample-results.ts';

const FIRST_MS = 1200;
const NEXT_MS = 700;

interface DemoRun {
  readonly state: BatchState;
  readonly isOver: boolean;
  readonly again: () => void;
}

/** Plays a batch of the sample pictures: each is analyzed, then placed. */
export function useDemoRun(isSeen: boolean): DemoRun {
  const [state, setState] = useState(IDLE_BATCH);
  const placed = state.arrivals.length;
  useEffect(() => {
    if (!isSeen || placed >= SAMPLE_RESULTS.length) return undefined;
    const timer = setTimeout(() => setState(placeNext), placed === 0 ? FIRST_MS : NEXT_MS);
    return () => clearTimeout(timer);
  }, [isSeen, placed]);
  const again = useCallback(() => setState(IDLE_BATCH), []);
  return { state, isOver: placed >= SAMPLE_RESULTS.length, again };
}

function placeNext(state: BatchState): BatchState {
  const done = state.arrivals.length + 1;
  const next = SAMPLE_RESULTS[done - 1];
  if (!next) return state;
  const photo = {
    photoId: next.id,
    description: next.description,
    category: next.folder,
    folder: [next.folder],
    name: next.after,
    extension: '',
  };
  const after = reduceBatch(state, { type: 'placed', photo, done, total: SAMPLE_RESULTS.length });
  const following = SAMPLE_RESULTS[done];
  return following ? reduceBatch(after, { type: 'looking', photoId: following.id }) : after;
}
