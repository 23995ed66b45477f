import type { SAID_COLOURS } from '#core/wording/parts.ts';
import type { RgbImage } from './image.ts';
import { type Box, insetBy, pixelsIn, sharesIn, WHOLE_IMAGE } from './sampling.ts';

/** The colors that may be named. Others come from light, sky and ground as often as from the thing itself. */
export type Colour = (typeof SAID_COLOURS)[number];

/** The share of a box's width and height on each side that may show background. */
const MARGIN = 0.27;
/** Where a body is in its box: of somebody who stands, and of somebody whose legs aren't seen. */
const STANDING = { from: 1.6, across: [0.3, 0.7], down: [0.2, 0.45] } as const;
const HALF = { across: [0.25, 0.75], down: [0.5, 0.9] } as const;
/** The minimum share of a color on a body. Of 41 photos of one person whose clothes it names, 35 show that color. */
const CLOTHES_SHARE = 0.6;
/** What is around somebody has this share of the color at most: else it may be the background that was sampled. */
const AROUND_SHARE = 0.35;
/** The share of the points that must have the color: on training's captions, 9 in 10 of such dogs have it. */
const SHARE = 0.5;

/**
 * Boundaries between colors: hue in degrees, all else 0 to 1 (HSV; A. R. Smith, "Color gamut transform pairs", 1978).
 * Chosen on the colors that captions give dogs, half of which are brown.
 */
const BLACK_BELOW = 0.2;
const WHITE_FROM = 0.6;
const DULL = { saturation: 0.15, chroma: 0.06 } as const;
const RED = { from: 345, to: 12, saturation: 0.55, value: 0.35 } as const;
const BROWN = { below: 50, value: 0.7, saturation: 0.5 } as const;
const ORANGE = { from: 14, to: 40, saturation: 0.65, value: 0.65 } as const;
const YELLOW = { from: 40, to: 68 } as const;
const GREEN_TO = 165;
const BLUE = { from: 190, to: 255, saturation: 0.35 } as const;

/** A picture is black and white if this share of its points is below this chroma, which JPEG adds to gray. */
const GREY_CHROMA = 0.03;
const GREY_SHARE = 0.995;
/** Where this share of the points at the edge is this bright, a thing was cut out or photographed on white. */
const BACKGROUND_FROM = 0.94;
const BACKGROUND_SHARE = 0.8;
const GREY_POINTS = 32;

/** Returns the color of the thing in a box; nothing if none of the named colors covers half of it. */
export function colourIn(image: RgbImage, box: Box): Colour | undefined {
  const best = mostIn(image, insetBy(box, MARGIN));
  return best !== undefined && best.share >= SHARE ? best.colour : undefined;
}

function mostIn(image: RgbImage, area: Box): { readonly colour: Colour; readonly share: number } | undefined {
  const [best] = [...sharesIn(image, area, colourOf)].toSorted(([, first], [, second]) => second - first);
  return best && { colour: best[0], share: best[1] };
}

/**
 * Returns the color of what somebody wears above the waist; nothing if it has several colors, or that of what is around
 * them: water, a lawn, a dark room.
 */
export function clothesIn(image: RgbImage, box: Box): Colour | undefined {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const isStanding = height * image.height >= STANDING.from * width * image.width;
  const { across, down } = isStanding ? STANDING : HALF;
  const top = box.top + height * down[0];
  const bottom = box.top + height * down[1];
  const body = { left: box.left + width * across[0], right: box.left + width * across[1], top, bottom };
  const best = mostIn(image, body);
  if (best === undefined || best.share < CLOTHES_SHARE) return undefined;
  const sides = [
    { left: Math.max(0, box.left - width / 2), right: box.left, top, bottom },
    { left: box.right, right: Math.min(1, box.right + width / 2), top, bottom },
  ];
  const isAround = sides.some(
    (side) =>
      side.right > side.left && (sharesIn(image, side, colourOf).get(best.colour) ?? 0) > AROUND_SHARE,
  );
  return isAround ? undefined : best.colour;
}

/** Returns whether the picture is a black and white photo, and not a gray thing on a white background. */
export function isBlackAndWhite(image: RgbImage): boolean {
  const pixels = pixelsIn(image, WHOLE_IMAGE, GREY_POINTS);
  const grey = pixels.filter((channels) => Math.max(...channels) - Math.min(...channels) <= GREY_CHROMA);
  if (grey.length < GREY_SHARE * pixels.length) return false;
  const edge = pixels.filter((_, at) => isAtEdge(at % GREY_POINTS) || isAtEdge(Math.floor(at / GREY_POINTS)));
  const white = edge.filter((channels) => Math.min(...channels) >= BACKGROUND_FROM);
  return white.length < BACKGROUND_SHARE * edge.length;
}

function isAtEdge(point: number): boolean {
  return point === 0 || point === GREY_POINTS - 1;
}

function colourOf([red, green, blue]: readonly [number, number, number]): Colour | undefined {
  const value = Math.max(red, green, blue);
  const chroma = value - Math.min(red, green, blue);
  const saturation = value === 0 ? 0 : chroma / value;
  if (value < BLACK_BELOW) return 'black';
  if (saturation < DULL.saturation || chroma < DULL.chroma) return value >= WHITE_FROM ? 'white' : undefined;
  const hue = hueOf(red, green, blue);
  const isReddish = hue >= RED.from || hue < RED.to;
  if (isReddish && saturation > RED.saturation && value > RED.value) return 'red';
  if (hue >= ORANGE.from && hue < ORANGE.to && saturation > ORANGE.saturation && value > ORANGE.value)
    return 'orange';
  if (hue < BROWN.below && (value < BROWN.value || saturation < BROWN.saturation)) return 'brown';
  if (hue >= YELLOW.from && hue < YELLOW.to) return 'yellow';
  if (hue >= YELLOW.to && hue < GREEN_TO) return 'green';
  return hue >= BLUE.from && hue < BLUE.to && saturation > BLUE.saturation ? 'blue' : undefined;
}

/** Returns the hue in degrees, 0 to 360, of a color that isn't gray. */
export function hueOf(red: number, green: number, blue: number): number {
  const value = Math.max(red, green, blue);
  const chroma = value - Math.min(red, green, blue);
  if (value === red) return (((green - blue) / chroma + 6) % 6) * 60;
  return (value === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4) * 60;
}
