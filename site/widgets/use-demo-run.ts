import { useCallback, useEffect, useState } from 'react';
import { type BatchState, IDLE_BATCH, reduceBatch } from '#core/batch.ts';
import type { PlacedPhoto } from '#core/batch-event.ts';
import { DEMO_PHOTOS } from '../content/home.ts';

const FIRST_MS = 1200;
const NEXT_MS = 700;

interface DemoRun {
  readonly state: BatchState;
  readonly arrivals: readonly PlacedPhoto[];
}

const TIPPED_OUT: DemoRun = { state: IDLE_BATCH, arrivals: [] };

/** The product's own moment, played with drawn photos: each is looked at, then placed. */
export function useDemoRun(
  isSeen: boolean,
): DemoRun & { readonly isOver: boolean; readonly again: () => void } {
  const [run, setRun] = useState(TIPPED_OUT);
  const placed = run.arrivals.length;
  useEffect(() => {
    if (!isSeen || placed >= DEMO_PHOTOS.length) return undefined;
    const timer = setTimeout(() => setRun(placeNext), placed === 0 ? FIRST_MS : NEXT_MS);
    return () => clearTimeout(timer);
  }, [isSeen, placed]);
  const again = useCallback(() => setRun(TIPPED_OUT), []);
  return { ...run, isOver: placed >= DEMO_PHOTOS.length, again };
}

function placeNext({ state, arrivals }: DemoRun): DemoRun {
  const next = DEMO_PHOTOS[arrivals.length];
  if (!next) return { state, arrivals };
  const photo = {
    photoId: next.id,
    description: next.description,
    category: next.category,
    name: next.fileName,
    extension: '',
  };
  const total = DEMO_PHOTOS.length;
  let after = reduceBatch(state, { type: 'placed', photo, done: arrivals.length + 1, total });
  const following = DEMO_PHOTOS[arrivals.length + 1];
  if (following) after = reduceBatch(after, { type: 'looking', photoId: following.id });
  return { state: after, arrivals: [...arrivals, photo] };
}
