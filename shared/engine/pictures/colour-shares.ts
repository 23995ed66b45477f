import { SEARCHED_COLOURS, type SearchedColour } from '#core/concepts/qualities.ts';
import { hueOf } from './colour.ts';
import type { RgbImage } from './image.ts';
import { type Box, sharesIn } from './sampling.ts';

/**
 * Boundaries between the colors that people search for: hue in degrees, all else 0 to 1 (HSV). Wider than those of the
 * colors that are said: a search should find a doubtful red too.
 */
const BLACK_BELOW = 0.22;
const DULL = { saturation: 0.16, chroma: 0.07, blackBelow: 0.36 } as const;
const WHITE_FROM = 0.68;
const RED = { from: 342, to: 14 } as const;
const PINK = { from: 292, value: 0.7, saturation: 0.5 } as const;
const PURPLE_FROM = 255;
const BROWN = { value: 0.62, saturation: 0.48 } as const;
const YELLOW = { from: 40, to: 68 } as const;
const GREEN = { to: 165, saturation: 0.2 } as const;
const BLUE = { saturation: 0.22 } as const;

/** Returns how much of an area has each color, 0 to 1, in the order of `SEARCHED_COLOURS`. */
export function colourShares(image: RgbImage, area: Box): number[] {
  const shares = sharesIn(image, area, searchedColour);
  return SEARCHED_COLOURS.map((colour) => shares.get(colour) ?? 0);
}

function searchedColour([red, green, blue]: readonly [number, number, number]): SearchedColour {
  const value = Math.max(red, green, blue);
  const chroma = value - Math.min(red, green, blue);
  const saturation = value === 0 ? 0 : chroma / value;
  if (value < BLACK_BELOW) return 'black';
  if (saturation < DULL.saturation || chroma < DULL.chroma) {
    if (value < DULL.blackBelow) return 'black';
    return value >= WHITE_FROM ? 'white' : 'gray';
  }
  const hue = hueOf(red, green, blue);
  if (hue >= RED.from || hue < RED.to) {
    if (value > PINK.value && saturation < PINK.saturation) return 'pink';
    return saturation < BROWN.saturation ? 'brown' : 'red';
  }
  if (hue >= PINK.from) return 'pink';
  if (hue >= PURPLE_FROM) return 'purple';
  if (hue < YELLOW.to && (value < BROWN.value || saturation < BROWN.saturation)) return 'brown';
  if (hue < YELLOW.from) return 'orange';
  if (hue < YELLOW.to) return 'yellow';
  if (hue < GREEN.to) return saturation < GREEN.saturation ? 'gray' : 'green';
  return saturation < BLUE.saturation ? 'gray' : 'blue';
}
