import type { CategoryName } from '#core/categories/categorize.ts';
import { boxArea } from './detections.ts';
import { GAMES } from './people.ts';
import { ANIMALS, BUILT, SCENES } from './photo-kinds.ts';
import { nounPhrase, type Phrase } from './phrase.ts';
import { bareNoun, counted, countObjects, mentionable, sureWords, type Seen } from './seen.ts';
import { areOfOneBranch, isKindOf } from '../vocabulary/lexicon.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';

/**
 * The minimum probability for mentioning a word in addition to the subject. A word's own threshold is measured on all
 * photos, many of which have it as their subject.
 */
const BESIDE_FLOOR = 0.6;
/** The minimum score of a thing that is mentioned beside others. */
const ALSO_FLOOR = 0.6;
/** The minimum score and share of the picture of a second subject: a laptop and a cat. */
const SALIENT = { score: 0.65, area: 0.03 } as const;
/** More things than this would read as a list. */
const MAX_THINGS = 3;
/** The screen of a computer is a television for the detector: laptop, mouse and keyboard give it away. */
const TELEVISION = 71;
const COMPUTERS: ReadonlySet<number> = new Set([72, 73, 75]);
/** Words for what a whole photo is of, which isn't beside anything. */
const NO_THINGS: ReadonlySet<string> = new Set([
  'landscape',
  'wedding',
  'concert',
  'party',
  'kitchen',
  'shop',
  'screenshot',
  'document',
]);

/** A thing beside the subject, and the folder of photos of such things. */
export type Beside = Phrase & { readonly category: CategoryName | undefined };

/**
 * Returns the other things that are certainly in the photo, without what is already said and without other names for
 * the subject.
 *
 * @param used COCO labels of what is already said
 */
export function otherThings(
  seen: Seen,
  subjects: readonly Phrase[],
  used: ReadonlySet<number>,
  told: readonly (string | undefined)[],
): Beside[] {
  const isAnimalPhoto = ANIMALS.has(seen.category);
  const said = [
    ...subjects.flatMap(({ things }) => things.map(({ noun }) => noun)),
    ...[...used].flatMap((label) => OBJECT_WORDS[label]?.one ?? []),
  ];
  const text = [...subjects.map((subject) => subject.text), ...told].join(' ');
  const isNew = (noun: string) =>
    said.every((other) => !areOfOneBranch(other, noun) && !names(noun, bareNoun(other))) &&
    !names(text, bareNoun(noun)) &&
    // Every beach is by the sea.
    !(noun === 'the sea' && names(text, 'beach')) &&
    // A bed makes a bedroom.
    !text.startsWith(`a ${bareNoun(noun)}room`);
  const isPlaced = (noun: string) =>
    told.some((words) => words !== undefined && noun.endsWith(words.split(' ').at(-1)!));
  // A second animal is usually a misclassification of the first: a sea lion as a bear.
  const isBuilt = BUILT.has(seen.category);
  const isPlausible = (home: CategoryName | undefined) =>
    home !== undefined && home !== 'People & Portraits' && !(isAnimalPhoto && ANIMALS.has(home));
  const hasComputer = seen.detections.some(({ label, score }) => COMPUTERS.has(label) && score >= ALSO_FLOOR);
  const sure = mentionable(seen.detections).filter(
    ({ label, score }) => score >= ALSO_FLOOR && !(hasComputer && label === TELEVISION),
  );
  const objects = countObjects(sure, seen.detections)
    .filter(({ label }) => !used.has(label) && isPlausible(OBJECT_WORDS[label]?.category))
    .filter(({ label }) => isNew(OBJECT_WORDS[label]!.one) && !isPlaced(OBJECT_WORDS[label]!.one))
    .map((object) => Object.assign(counted(object), { category: OBJECT_WORDS[object.label]?.category }));
  const words = [...sureWords(seen, 'thing'), ...(SCENES.has(seen.category) ? sureWords(seen, 'scene') : [])]
    .filter(
      ({ word, category, phrase }) =>
        !GAMES.has(word) &&
        !NO_THINGS.has(word) &&
        !(isBuilt && isKindOf(phrase, 'a building')) &&
        isPlausible(category) &&
        isNew(phrase) &&
        !isPlaced(phrase),
    )
    .filter(({ word }) => (seen.words.likely.get(word) ?? 0) >= BESIDE_FLOOR)
    .filter(({ phrase }) => objects.every(({ things }) => !areOfOneBranch(things[0]!.noun, phrase)))
    .map(({ phrase, category }) => Object.assign(nounPhrase(phrase), { category }));
  const all: Beside[] = [];
  for (const thing of [...objects, ...words]) {
    const isKnown = all.some(({ things }) => areOfOneBranch(things[0]!.noun, thing.things[0]!.noun));
    if (!isKnown) all.push(thing);
  }
  return all.slice(0, MAX_THINGS);
}

/** Returns whether a text has a word or words, also in the plural. */
function names(text: string, noun: string): boolean {
  return [noun, `${noun}s`, `${noun}es`].some((form) => ` ${text} `.includes(` ${form} `));
}

/** Returns whether a thing is as much the subject as what is named first. */
export function isSalient({ things }: Beside, { detections }: Seen): boolean {
  return detections.some(
    (box) =>
      OBJECT_WORDS[box.label]?.one === things[0]?.noun &&
      box.score >= SALIENT.score &&
      boxArea(box) >= SALIENT.area,
  );
}
