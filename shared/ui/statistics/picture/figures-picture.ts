import { sizeText } from '#core/accounts/quantity-text.ts';
import { placeText } from '#core/places/place-text.ts';
import { landPath, mapDots } from '#core/statistics/draw-map.ts';
import { type FigureWords, keyFigures, locatedText, rowText } from '#core/statistics/figures-text.ts';
import type { Figures } from '#core/statistics/figures.ts';
import { mapView, projectionOf } from '#core/statistics/map-view.ts';
import type { PointFigure } from '#core/statistics/places-of.ts';
import type { OutlineRing } from '#core/statistics/read-outline.ts';
import { FIGURES_PICTURE, FIGURES_SHOWN, MAP_ASPECT } from '../../limits.ts';
import { drawKeys } from './draw-keys.ts';
import { drawTimeline } from './draw-timeline.ts';
import { createPen, type Pen } from './pen.ts';

const MARGIN = 64;
const GAP = 56;
const WIDTH = FIGURES_PICTURE.widthPx;
const INNER = WIDTH - 2 * MARGIN;
const COLUMN = (INNER - GAP) / 2;
const TITLE_PX = 40;
const HEADING_PX = 22;
const SAID_PX = 15;
/** The distance between a heading's baseline and what is below it. */
const BELOW_HEADING = 20;

/**
 * Creates the statistics as a PNG in the browser: numbers, folders, timeline and map, but no photo.
 *
 * @param root an element with the fonts and theme to use
 * @throws {Error} if this browser can't create such a canvas
 */
export async function figuresPicture(figures: Figures, root: HTMLElement, t: FigureWords): Promise<Blob> {
  // Drawn once to measure the height, and once for the result.
  const height = await drawn(document.createElement('canvas'), 1, figures, root, t);
  const canvas = document.createElement('canvas');
  await drawn(canvas, Math.ceil(height), figures, root, t);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas returned no image'))),
      'image/png',
    );
  });
}

/** @returns the height in CSS pixels */
async function drawn(
  canvas: HTMLCanvasElement,
  height: number,
  figures: Figures,
  root: HTMLElement,
  t: FigureWords,
): Promise<number> {
  canvas.width = WIDTH * FIGURES_PICTURE.pixelRatio;
  canvas.height = height * FIGURES_PICTURE.pixelRatio;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas is missing');
  const pen = createPen(context, root);
  pen.box({ x: 0, y: 0, width: WIDTH, height }, 'surface');
  let y = MARGIN + TITLE_PX;
  pen.write(t('figures.title'), { x: MARGIN, y }, { size: TITLE_PX, weight: 700, widest: INNER });
  y = drawKeys(pen, keyFigures(figures, t), { x: MARGIN, y: y + 40, width: INNER }) + GAP;
  const folders = drawPart(pen, t('figures.foldersTitle'), MARGIN, y, (below) =>
    drawBars(pen, folderBars(figures, t), { x: MARGIN, y: below, width: COLUMN }),
  );
  const right = MARGIN + COLUMN + GAP;
  const when = figures.timeline
    ? drawPart(pen, t('figures.whenTitle'), right, y, (below) =>
        drawTimeline(pen, figures, { x: right, y: below, width: COLUMN }, t),
      )
    : y;
  y = Math.max(folders, when) + GAP;
  if (figures.points.length > 0) y = (await drawWhere(pen, figures, placeBars(figures, t), y, t)) + GAP;
  pen.box({ x: MARGIN, y: y - GAP / 2, width: INNER, height: 1 }, 'line');
  y += 12;
  pen.write('Where My Pix', { x: MARGIN, y }, { size: 17, weight: 600 });
  if (figures.points.length > 0) {
    pen.write(t('figures.credit'), { x: MARGIN + INNER, y }, { size: 13, colour: 'quiet', isRight: true });
  }
  return y + MARGIN / 2;
}

function drawPart(pen: Pen, heading: string, x: number, y: number, draw: (below: number) => number): number {
  pen.write(heading, { x, y: y + HEADING_PX }, { size: HEADING_PX, weight: 600, widest: COLUMN });
  return draw(y + HEADING_PX + BELOW_HEADING);
}

async function drawWhere(
  pen: Pen,
  figures: Figures,
  bars: readonly Bar[],
  y: number,
  t: FigureWords,
): Promise<number> {
  const wide = INNER * 0.6;
  const { worldRings } = await import('../world-rings.ts');
  const map = drawPart(pen, t('figures.whereTitle'), MARGIN, y, (below) =>
    drawMap(pen, figures.points, worldRings(), { x: MARGIN, y: below, width: wide }),
  );
  const x = MARGIN + wide + GAP;
  const width = INNER - wide - GAP;
  const top = y + HEADING_PX + BELOW_HEADING;
  const said = locatedText(figures, t);
  pen.write(said, { x, y: top + SAID_PX }, { size: SAID_PX, colour: 'quiet', widest: width });
  const list = drawBars(pen, bars, { x, y: top + SAID_PX + BELOW_HEADING, width });
  return Math.max(map, list);
}

/** Returns the bars of the folders in the picture, followed by how many more there are. */
function folderBars({ folders }: Figures, t: FigureWords): Bar[] {
  const most = folders[0]?.photos ?? 1;
  const bars = folders.slice(0, FIGURES_SHOWN).map((one) => ({
    name: one.folder,
    figure: t('figures.folderRow', { items: rowText(one, t), size: sizeText(one.bytes, t) }),
    part: one.photos / most,
  }));
  const rest = folders.length - bars.length;
  return rest > 0 ? [...bars, { name: t('figures.moreFolders', { count: rest }) }] : bars;
}

/** Returns the same for the places. */
function placeBars({ places }: Figures, t: FigureWords): Bar[] {
  const most = places[0]?.photos ?? 1;
  const bars = places.slice(0, FIGURES_SHOWN).map((one) => ({
    name: placeText(one.place, t.locale),
    figure: rowText(one, t),
    part: one.photos / most,
  }));
  const rest = places.length - bars.length;
  return rest > 0 ? [...bars, { name: t('figures.morePlaces', { count: rest }) }] : bars;
}

/** A name with its number and a bar; only the name for the text below the bars. */
interface Bar {
  readonly name: string;
  readonly figure?: string;
  /** The fraction of the longest bar, 0 to 1. */
  readonly part?: number;
}

const TEXT_PX = 15;
const ROW = 38;
const BAR_PX = 7;

/** Draws bars in a column and returns where they end. */
function drawBars(
  { write, box }: Pen,
  bars: readonly Bar[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  for (const [at, { name, figure = '', part }] of bars.entries()) {
    const top = y + at * ROW;
    const baseline = top + TEXT_PX;
    const right = write(
      figure,
      { x: x + width, y: baseline },
      { size: TEXT_PX, colour: 'quiet', isMono: true, isRight: true },
    );
    const colour = part === undefined ? 'quiet' : 'ink';
    write(name, { x, y: baseline }, { size: TEXT_PX, isMono: true, colour, widest: width - right - 16 });
    if (part === undefined) continue;
    box({ x, y: baseline + 8, width: Math.max(BAR_PX / 2, part * width), height: BAR_PX }, 'ink', BAR_PX / 2);
  }
  return y + bars.length * ROW;
}

const RADIUS = 8;

/**
 * Draws a map with a dot where photos were taken, and returns where it ends.
 *
 * @param points at least one
 */
function drawMap(
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
