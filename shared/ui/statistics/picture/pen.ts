import { FIGURES_PICTURE } from '../../limits.ts';

/** The colors of the current theme, by the names of their tokens. */
export type Colour = 'surface' | 'table' | 'ink' | 'quiet' | 'line' | 'edge';

/** Draws in CSS pixels from the upper left, with the colors and fonts of the page. */
export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly colours: Readonly<Record<Colour, string>>;
  /**
   * Writes one line, truncated with an ellipsis if necessary, and returns its width.
   *
   * @param at the baseline, at the end of the text if it is right-aligned
   */
  readonly write: (text: string, at: { readonly x: number; readonly y: number }, style: TextStyle) => number;
  readonly box: (box: Box, colour: Colour, radius?: number) => void;
}

export interface TextStyle {
  readonly size: number;
  readonly weight?: 400 | 600 | 700;
  readonly colour?: Colour;
  readonly isMono?: boolean;
  readonly isRight?: boolean;
  readonly widest?: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** @param root an element with the fonts and theme to use */
export function createPen(context: CanvasRenderingContext2D, root: HTMLElement): Pen {
  const colours = coloursOf(root);
  const sans = getComputedStyle(root).fontFamily;
  const mono = getComputedStyle(root).getPropertyValue('--font-mono') || 'monospace';
  context.scale(FIGURES_PICTURE.pixelRatio, FIGURES_PICTURE.pixelRatio);
  return {
    context,
    colours,
    write: (text, { x, y }, { size, weight = 400, colour = 'ink', isMono, isRight, widest = Infinity }) => {
      context.font = `${weight} ${size}px ${isMono ? mono : sans}`;
      context.textAlign = isRight ? 'right' : 'left';
      context.fillStyle = colours[colour];
      const shown = cutTo(text, widest, context);
      context.fillText(shown, x, y);
      return context.measureText(shown).width;
    },
    box: ({ x, y, width, height }, colour, radius = 0) => {
      context.fillStyle = colours[colour];
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.fill();
    },
  };
}

/** A canvas doesn't support light-dark(): an element provides the computed color. */
function coloursOf(root: HTMLElement): Readonly<Record<Colour, string>> {
  const probe = document.createElement('span');
  root.append(probe);
  const colourOf = (name: Colour) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    surface: colourOf('surface'),
    table: colourOf('table'),
    ink: colourOf('ink'),
    quiet: colourOf('quiet'),
    line: colourOf('line'),
    edge: colourOf('edge'),
  };
  probe.remove();
  return colours;
}

function cutTo(text: string, widest: number, context: CanvasRenderingContext2D): string {
  if (context.measureText(text).width <= widest) return text;
  // Splits by user-perceived characters, so that none is cut in two.
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const isFitting = context.measureText(`${characters.slice(0, middle).join('')}…`).width <= widest;
    if (isFitting) fits = middle;
    else tooMany = middle;
  }
  return `${characters.slice(0, fits).join('')}…`;
}
