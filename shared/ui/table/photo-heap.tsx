import { use, useLayoutEffect, useMemo, useRef } from 'react';
import type { BatchState, PhotoState } from '#core/batch/batch.ts';
import type { Photo } from '#core/photo.ts';
import type { Flights } from '../batch/flights.ts';
import { statusOnHeap } from '../board/batch-view.ts';
import { PhotoOpenerContext } from '../board/opener-context.ts';
import { GreasePencil } from '../kit/grease-pencil.tsx';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { useGradually } from '../kit/use-gradually.ts';
import { type HeapPlace, layHeap, printSize } from './heap-layout.ts';

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

interface HeapPrintProps {
  photoId: string;
  place: HeapPlace;
  status: PhotoState['status'];
  flights: Flights;
}

/** One print on the heap. It reports its position when it leaves. */
function HeapPrint({ photoId, place, status, flights }: HeapPrintProps) {
  const print = useRef<HTMLDivElement>(null);
  const { turn } = place;
  const opener = use(PhotoOpenerContext);
  useLayoutEffect(() => {
    const element = print.current;
    return () => {
      if (element) flights.depart(photoId, element, turn);
    };
  }, [flights, photoId, turn]);

  const isOut = status === 'refused' || status === 'failed';
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the heap is for the eye; the list beside it has a button for each photo
    <div
      className="heap-print"
      data-status={status}
      data-opens={opener !== undefined}
      onClick={() => opener?.open(photoId)}
      onPointerEnter={opener?.prepare}
      style={{ '--x': place.x, '--y': place.y, '--turn': turn, '--depth': place.depth }}
    >
      <div ref={print} className="print">
        <Thumbnail photoId={photoId} />
      </div>
      {status === 'looking' && <GreasePencil mark="circle" />}
      {isOut && <GreasePencil mark="cross" />}
    </div>
  );
}
