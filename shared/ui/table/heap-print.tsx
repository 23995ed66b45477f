import { use, useLayoutEffect, useRef } from 'react';
import type { PhotoState } from '#core/batch/batch.ts';
import type { Flights } from '../batch/flights.ts';
import { GreasePencil } from '../kit/grease-pencil.tsx';
import type { HeapPlace } from './heap-layout.ts';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { PhotoOpenerContext } from '../board/opener-context.ts';

interface HeapPrintProps {
  photoId: string;
  place: HeapPlace;
  status: PhotoState['status'];
  flights: Flights;
}

/** One print on the heap. It reports its position when it leaves. */
export function HeapPrint({ photoId, place, status, flights }: HeapPrintProps) {
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
