import { CATEGORY_PHRASES } from './category-phrases.ts';
import { IMAGE_CLASSES } from './image-classes.ts';

const WIDER: ReadonlyMap<string, readonly string[]> = new Map(
  IMAGE_CLASSES.map(([noun, kind, category]) => {
    const general = category === 'Unsorted' ? '' : CATEGORY_PHRASES[category].subject;
    return [noun, [kind, general].filter((wider) => wider !== '' && wider !== noun)];
  }),
);

/** Returns more general nouns, nearest first: "a pug" → "a dog", "an animal". Empty for an unknown noun. */
export function widerNouns(noun: string): readonly string[] {
  return WIDER.get(noun) ?? [];
}

/** Returns whether they are the same, or the second is one of the first's more general nouns. */
export function isKindOf(noun: string, wider: string): boolean {
  return noun === wider || widerNouns(noun).includes(wider);
}

/** Returns whether two nouns may be names of one thing. */
export function areOfOneBranch(one: string, other: string): boolean {
  return isKindOf(one, other) || isKindOf(other, one);
}
