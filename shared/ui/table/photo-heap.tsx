import { useMemo } from 'react';
import type { BatchState } from '#core/batch/batch.ts';
import type { Photo } from '#core/photo.ts';
import { statusOnHeap } from '../board/batch-view.ts';
import type { Flights } from '../batch/flights.ts';
import { layHeap, printSize } from './heap-layout.ts';
import { HeapPrint } from './heap-print.tsx';
import { useGradually } from '../kit/use-gradually.ts';

const PRINTS_AT_ONCE = 12;

interface PhotoHeapProps {
  photos: readonly Photo[];
  state: BatchState;
  flights: Flights;
}

/**
 * Shows the photos as a heap on the table. Placed ones have left it; the ones being analyzed are circled, and failed
 * ones crossed out. The list next to it says the same in words.
 */
export function PhotoHeap({ photos, state, flights }: PhotoHeapProps) {
  const prints = useMemo(
    () => layHeap(photos, ({ id }) => state.photos.get(id)?.status !== 'placed'),
    [photos, state.photos],
  );
  const drawn = useGradually(prints.length, PRINTS_AT_ONCE);
  return (
    <div aria-hidden className="heap size-full" style={{ '--print-size': printSize(photos.length) }}>
      {prints.slice(0, drawn).map(({ item, place }) => (
        <HeapPrint
          key={item.id}
          photoId={item.id}
          place={place}
          status={statusOnHeap(state, item.id)}
          flights={flights}
        />
      ))}
    </div>
  );
}
