import { useLayoutEffect, useRef } from 'react';
import type { PhotoState } from '#core/batch.ts';
import type { Flights } from './flights.ts';
import { GreasePencil } from '../kit/grease-pencil.tsx';
import type { HeapPlace } from './heap-layout.ts';
import { Thumbnail } from '../kit/thumbnail.tsx';

interface HeapPrintProps {
  photoId: string;
  place: HeapPlace;
  status: PhotoState['status'];
  flights: Flights;
}

/** One print on the heap. It says where it lay when it leaves. */
export function HeapPrint({ photoId, place, status, flights }: HeapPrintProps) {
  const print = useRef<HTMLDivElement>(null);
  const { turn } = place;
  useLayoutEffect(() => {
    const element = print.current;
    return () => {
      if (element) flights.depart(photoId, element, turn);
    };
  }, [flights, photoId, turn]);

  const isOut = status === 'refused' || status === 'failed';
  return (
    <div
      className="heap-print"
      data-status={status}
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
