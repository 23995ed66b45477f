import { landPath, mapDots } from '#core/statistics/draw-map.ts';
import { mapView, projectionOf } from '#core/statistics/map-view.ts';
import type { PointFigure } from '#core/statistics/places-of.ts';
import type { OutlineRing } from '#core/statistics/read-outline.ts';
import { MAP_ASPECT } from '../../limits.ts';
import type { Pen } from './pen.ts';

const RADIUS = 8;

/**
 * Draws a map with a dot where photos were taken, and returns where it ends.
 *
 * @param points at least one
 */
export function drawMap(
  { context, colours }: Pen,
  points: readonly PointFigure[],
  rings: readonly OutlineRing[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  const view = mapView(points, MAP_ASPECT);
  const projection = projectionOf(view, width);
  context.save();
  context.translate(x, y);
  context.beginPath();
  context.roundRect(0, 0, width, projection.height, RADIUS);
  context.fillStyle = colours.table;
  context.fill();
  context.clip();
  context.fillStyle = colours.line;
  const land = new Path2D(landPath(rings, view, projection));
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  context.fill(land);
  for (const dot of mapDots(points, view, projection)) {
    context.beginPath();
    context.arc(dot.x, dot.y, dot.radius, 0, 2 * Math.PI);
    context.fillStyle = colours.ink;
    context.fill();
    context.strokeStyle = colours.surface;
    context.lineWidth = 1.5;
    context.stroke();
  }
  context.restore();
  return y + projection.height;
}
