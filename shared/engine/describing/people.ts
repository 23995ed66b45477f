import type { CategoryName } from '#core/categories/categorize.ts';
import { boxArea, type Detection } from './detections.ts';
import { nounPhrase, type Phrase, withAction } from './phrase.ts';
import { countObjects, mentionable, numberWord, sureWords, type Seen } from './seen.ts';
import { ACTIVITIES, COMPANIONS, PERSON_LABEL, WORN } from '../vocabulary/objects.ts';

/** The minimum score for counting a person. */
const PERSON_FLOOR = 0.45;
/** People below this share of the picture are bystanders. */
const BYSTANDER_AREA = 0.02;
/**
 * So are people below this share of the largest one. Chosen on 2,000 captioned photos (lab/NOTEBOOK.md): captions
 * seldom count them.
 */
const BYSTANDER_SHARE = 0.25;
/** A word for people is used if every other one is less likely than this. */
const OTHERS_UNLIKELY = 0.3;
/** The minimum size of a group in which fewer than two people were counted: two would have been distinguished. */
const FEWEST_OF_GROUP = 3;
/** Counts above this become "several". */
const COUNTED = 4;

/** The singular and the plural of each word. */
export const PEOPLE: Readonly<Record<string, readonly [one: string, many: string]>> = {
  man: ['a man', 'men'],
  woman: ['a woman', 'women'],
  boy: ['a boy', 'boys'],
  girl: ['a girl', 'girls'],
  child: ['a child', 'children'],
  baby: ['a baby', 'babies'],
};
const ANYONE = ['a person', 'people'] as const;
/** Words for children, which may be likely together: a boy is also a child. */
const CHILDREN: ReadonlySet<string> = new Set(['boy', 'girl', 'child', 'baby']);

/** Games, which are named with "playing" and aren't things. */
export const GAMES: ReadonlySet<string> = new Set([
  'football',
  'soccer',
  'baseball',
  'basketball',
  'tennis',
  'hockey',
  'volleyball',
]);
/** Things that people ride, by COCO label. */
export const MOUNTS: Readonly<Record<number, string>> = { 1: 'a bicycle', 3: 'a motorcycle', 18: 'a horse' };

/**
 * Returns who is seen, what they do and with what, most specific first: noun phrases without a place. Empty if no
 * people are seen.
 */
export function peoplePhrases(seen: Seen): Phrase[] {
  const who = whoIsSeen(seen);
  if (who === undefined) return [];
  const doing = action(seen);
  const companion = thingHeld(seen) ?? thingWorn(seen);
  return [
    ...(doing === undefined ? [] : [withAction(who, doing)]),
    ...(companion === undefined ? [] : [withAction(who, companion)]),
    who,
  ];
}

/** Returns the number of people who are the subject of the photo. */
export function peopleCount(detections: readonly Detection[]): number {
  const areas = detections
    .filter(({ label, score }) => label === PERSON_LABEL && score >= PERSON_FLOOR)
    .map(boxArea);
  const least = Math.max(BYSTANDER_AREA, BYSTANDER_SHARE * Math.max(0, ...areas));
  return areas.filter((area) => area >= least).length;
}

/**
 * Returns how many people a photo is of: the number counted, or at least as many as its folder implies, because the
 * detector misses some people in a crowd.
 */
export function peopleSeen(detections: readonly Detection[], category: CategoryName): number {
  const count = peopleCount(detections);
  if (category === 'Family & Groups') return count < 2 ? FEWEST_OF_GROUP : count;
  return category === 'People & Portraits' ? Math.max(1, count) : count;
}

function whoIsSeen(seen: Seen): Phrase | undefined {
  const count = peopleCount(seen.detections);
  const kinds = sureWords(seen, 'person');
  const word = kinds.find((kind) => kind.word !== 'child') ?? kinds[0];
  const isGroup = seen.category === 'Family & Groups';
  if (count > COUNTED || (isGroup && count < 2)) {
    return nounPhrase(areChildren(seen) ? 'a group of children' : 'a group of people');
  }
  if (count >= 2) {
    const kind = word !== undefined && isAlone(seen, word.word) ? PEOPLE[word.word]! : ANYONE;
    const [noun, many] = kind;
    return { text: `${numberWord(count)} ${many}`, things: [{ noun, count }] };
  }
  if (count === 0) return undefined;
  return nounPhrase((word === undefined ? ANYONE : PEOPLE[word.word]!)[0]);
}

/** Returns whether no other word for people is likely. */
function isAlone({ words }: Seen, word: string): boolean {
  return Object.keys(PEOPLE).every(
    (other) =>
      other === word ||
      (CHILDREN.has(word) && other === 'child') ||
      (words.likely.get(other) ?? 0) < OTHERS_UNLIKELY,
  );
}

function areChildren({ words }: Seen): boolean {
  const noAdults = ['man', 'woman'].every((word) => (words.likely.get(word) ?? 0) < OTHERS_UNLIKELY);
  return noAdults && words.sure.some((word) => CHILDREN.has(word));
}

function action(seen: Seen): string | undefined {
  const objects = countObjects(seen.detections);
  const tool = countObjects(mentionable(seen.detections, seen.category)).find(
    ({ label }) => ACTIVITIES[label] !== undefined,
  );
  if (tool !== undefined) return ACTIVITIES[tool.label];
  for (const { word, phrase } of sureWords(seen, 'doing')) {
    if (word === 'playing') {
      const game = seen.words.sure.find((other) => GAMES.has(other));
      return game === undefined ? phrase : `playing ${game}`;
    }
    if (word !== 'riding') return phrase;
    const mount = objects.find(({ label }) => MOUNTS[label] !== undefined);
    if (mount !== undefined) return `riding ${MOUNTS[mount.label]}`;
  }
  const game = seen.words.sure.find((other) => GAMES.has(other));
  return game === undefined ? undefined : `playing ${game}`;
}

/** Returns "with a phone": a thing that is held or worn is more specific than the person alone. */
function thingHeld({ detections }: Seen): string | undefined {
  if (peopleCount(detections) > 1) return undefined;
  const thing = countObjects(mentionable(detections)).find(
    ({ label, count }) => count === 1 && label in COMPANIONS,
  );
  return thing === undefined ? undefined : COMPANIONS[thing.label];
}

/** Returns "wearing a hat", if one person is seen. */
function thingWorn(seen: Seen): string | undefined {
  if (peopleCount(seen.detections) > 1) return undefined;
  return sureWords(seen, 'thing').flatMap(({ word }) => WORN[word] ?? [])[0];
}
