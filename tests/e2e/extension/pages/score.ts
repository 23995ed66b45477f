import type { FoundImage } from '../../../../extension/page/page-image.ts';
import type { ExpectedImage, Origins } from './page.ts';

/** The result of comparing found with expected images. */
export interface Score {
  readonly page: string;
  readonly expected: number;
  readonly found: number;
  readonly missing: readonly string[];
  readonly unexpected: readonly string[];
  /** Whether the found images are in the page's order. */
  readonly isInOrder: boolean;
}

export function scoreOf(
  page: string,
  expected: readonly ExpectedImage[],
  found: readonly FoundImage[],
  origins: Origins,
): Score {
  const left = [...found];
  const matches = expected.map((image) => {
    const at = left.findIndex((candidate) => isExpected(candidate, image, origins));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const places = matches.flatMap((match) => (match ? [found.indexOf(match)] : []));
  return {
    page,
    expected: expected.length,
    found: found.length,
    missing: expected.filter((_, index) => !matches[index]).map((image) => textOf(image)),
    unexpected: left.map(({ url }) => url.slice(0, 150)),
    isInOrder: places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0)),
  };
}

/** The absolute URL of an expected image. */
export function absolute(text: string, { origin, elsewhere }: Origins): string {
  return text.startsWith('/') ? `${origin}${text}` : text.replace(/^elsewhere/, elsewhere);
}

function isExpected(found: FoundImage, expected: ExpectedImage, origins: Origins): boolean {
  if (typeof expected === 'string') return found.url === absolute(expected, origins);
  return (
    found.kind === expected.kind &&
    found.url.startsWith(expected.startsWith) &&
    (expected.widthPx === undefined || found.widthPx === expected.widthPx) &&
    (expected.heightPx === undefined || found.heightPx === expected.heightPx)
  );
}

function textOf(image: ExpectedImage): string {
  return typeof image === 'string' ? image : `${image.kind} ${image.startsWith}`;
}

const percent = (part: number, whole: number) =>
  `${whole === 0 ? 100 : Math.round((part / whole) * 1000) / 10} %`;

/** Recall and precision, one line per page and one for all. */
export function scoreTable(scores: readonly Score[]): string {
  const sum = {
    page: `all ${scores.length} pages`,
    expected: scores.reduce((total, { expected }) => total + expected, 0),
    found: scores.reduce((total, { found }) => total + found, 0),
    missing: scores.flatMap(({ missing }) => missing),
    unexpected: scores.flatMap(({ unexpected }) => unexpected),
  };
  const lines = [...scores, sum].map(({ page, expected, found, missing, unexpected }) =>
    [
      page.padEnd(20),
      `${expected} expected`.padStart(13),
      `recall ${percent(expected - missing.length, expected)}`.padStart(16),
      `precision ${percent(found - unexpected.length, found)}`.padStart(19),
    ].join(''),
  );
  return lines.join('\n');
}
