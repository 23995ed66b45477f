import { useMemo } from 'react';
import { landPath, mapDots } from '#core/statistics/draw-map.ts';
import { mapView, projectionOf } from '#core/statistics/map-view.ts';
import type { PointFigure } from '#core/statistics/places-of.ts';
import { figuresWords } from '#words/figures.ts';
import { useMessages } from '../kit/use-messages.ts';
import { MAP_ASPECT } from '../limits.ts';
import { worldRings } from './world-rings.ts';

/** In the units of the drawing, which is as wide as its container. */
const WIDTH = 640;

interface PlaceMapProps {
  /** At least one. */
  points: readonly PointFigure[];
}

/** Shows on an outline of the world where the photos were taken; the list next to it says the same. */
export function PlaceMap({ points }: PlaceMapProps) {
  const t = useMessages(figuresWords);
  const { land, dots, height } = useMemo(() => {
    const view = mapView(points, MAP_ASPECT);
    const projection = projectionOf(view, WIDTH);
    return {
      land: landPath(worldRings(), view, projection),
      dots: mapDots(points, view, projection),
      height: projection.height,
    };
  }, [points]);
  return (
    <figure>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${height}`} className="figures-map">
        <path d={land} />
        {dots.map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </svg>
      <figcaption className="mt-1 text-13 text-quiet">{t('figures.credit')}</figcaption>
    </figure>
  );
}
