import details from '../../shared/engine/weights/details.json' with { type: 'json' };
import { PEOPLE } from '../../shared/engine/describing/people.ts';
import { CATEGORY_PHRASES } from '../../shared/engine/vocabulary/category-phrases.ts';
import { IMAGE_CLASSES } from '../../shared/engine/vocabulary/image-classes.ts';
import { BOWL_OF_FOOD, OBJECT_WORDS, ROOMS } from '../../shared/engine/vocabulary/objects.ts';
import { PHOTO_WORDS } from '../../shared/engine/vocabulary/photo-words.ts';

/** "in the snow" is about snow, "by a lake" about a lake. */
const PREPOSITION = /^(?:by|in|on) (?:the )?/u;
/** Places without a noun. */
const NOT_NOUNS = new Set(['indoors', 'at night']);

/** Every noun that the engine can say, with its article; the most common one of several synonyms comes first. */
export function engineNouns(): string[] {
  return [
    ...new Set([
      ...Object.values(OBJECT_WORDS).map(({ one }) => one),
      ...Object.values(PEOPLE).map(([one]) => one),
      ...PHOTO_WORDS.filter(({ role }) => ['person', 'who', 'thing', 'scene'].includes(role)).map(
        ({ phrase }) => phrase,
      ),
      ...PHOTO_WORDS.filter(({ role, phrase }) => role === 'where' && !NOT_NOUNS.has(phrase)).map(
        ({ phrase }) => phrase.replace(PREPOSITION, ''),
      ),
      ...ROOMS.map(([, room]) => room),
      ...IMAGE_CLASSES.map(([words]) => words),
      ...Object.values(CATEGORY_PHRASES),
      ...details.groups.flatMap(({ words }) => words),
      'a group of children',
      BOWL_OF_FOOD,
    ]),
  ];
}
