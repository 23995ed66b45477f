import { CATEGORY_TABLE } from '#core/categories/category-table.ts';
import type { CategoryName } from '#core/categories/categorize.ts';
import { describe } from '#engine/describing/describe.ts';
import type { Detection } from '#engine/describing/detections.ts';
import type { Observations } from '#engine/describing/observe.ts';
import { CLASS_COUNT } from '#engine/networks/class-layer.ts';
import { IMAGE_CLASSES } from '#engine/vocabulary/image-classes.ts';

/** All categories, in the order of the observations. */
export const NAMES = CATEGORY_TABLE.map(({ name }) => name);

/** An observation with one certain category; the remaining probability goes to `second`. */
export function observe(
  category: CategoryName,
  {
    sure = 0.8,
    second,
    classes = {},
    detail,
    detections = [],
    words = [],
    likely = {},
  }: {
    sure?: number;
    second?: CategoryName;
    classes?: Record<number, number>;
    detail?: string;
    detections?: Detection[];
    words?: string[];
    likely?: Record<string, number>;
  } = {},
): Observations {
  const categories = new Float32Array(NAMES.length);
  const probabilities = new Float32Array(CLASS_COUNT);
  NAMES.forEach((name, index) => {
    if (name === category) categories[index] = sure;
    if (name === second) categories[index] = 1 - sure;
  });
  for (const [index, value] of Object.entries(classes)) probabilities[Number(index)] = value;
  return {
    categories,
    decided: NAMES.indexOf(category as never),
    confidences: categories,
    classes: probabilities,
    detail,
    detections,
    words: {
      likely: new Map([...Object.entries(likely), ...words.map((word) => [word, 0.9] as const)]),
      sure: words,
    },
  };
}

/** Describes what {@link observe} gives. */
export function said(...observed: Parameters<typeof observe>): string {
  return describe(observe(...observed), NAMES);
}

/** Returns a box of a COCO label that is as high as the picture, nearly. */
export function box(label: number, left = 0.1, score = 0.9): Detection {
  return { label, score, left, top: 0.1, right: left + 0.3, bottom: 0.9 };
}

/** Returns the index of the class with these words. */
export function classIndex(words: string): number {
  return IMAGE_CLASSES.findIndex(([own]) => own === words);
}
