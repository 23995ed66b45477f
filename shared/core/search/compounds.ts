import { formsOf } from './word-forms.ts';

/** Compounds that aren't what their last word says. */
const NOT_THEIR_LAST_WORD =
  'hot dog, prairie dog, big cat, corn dog, teddy bear, gummy bear, sea lion, guinea pig, computer mouse, rubber duck, toy car, toy train, sea horse, pine apple, fire fly';

/** By the first word: the last word in all its forms. */
export const COMPOUNDS: ReadonlyMap<string, ReadonlySet<string>> = readCompounds();

function readCompounds(): Map<string, Set<string>> {
  const compounds = new Map<string, Set<string>>();
  for (const compound of NOT_THEIR_LAST_WORD.split(', ')) {
    const [first = '', last = ''] = compound.split(' ');
    compounds.set(first, new Set([...(compounds.get(first) ?? []), ...formsOf(last)]));
  }
  return compounds;
}
