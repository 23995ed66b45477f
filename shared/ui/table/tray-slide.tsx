import { useLayoutEffect, useRef } from 'react';
import { transitionName } from '../board/batch-view.ts';
import type { Flights } from '../batch/flights.ts';
import { Thumbnail } from '../kit/thumbnail.tsx';

interface TraySlideProps {
  photoId: string;
  flights: Flights;
}

/** Shows a photo in its tray. It flies in from its place on the heap. */
export function TraySlide({ photoId, flights }: TraySlideProps) {
  const slide = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (slide.current) flights.arrive(photoId, slide.current);
  }, [flights, photoId]);
  return (
    <li>
      <div ref={slide} className="slide relative" style={{ viewTransitionName: transitionName(photoId) }}>
        <Thumbnail photoId={photoId} />
      </div>
    </li>
  );
}
