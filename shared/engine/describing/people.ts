import type { CategoryName } from '#core/categories/categorize.ts';
import { boxArea, type Detection } from './detections.ts';
import { nounPhrase, type Phrase } from './phrase.ts';
import { countObjects, mentionable, sureWords, type Seen } from './seen.ts';
import { isOver } from './boxes.ts';
import { personShares } from './person-kinds.ts';
import { ALWAYS_OF_PEOPLE, FAR } from './photo-kinds.ts';
import { ACTIVITIES, COMPANIONS, MOUNTS, PERSON_LABEL, WHEELS, WORN } from '../vocabulary/objects.ts';

/** The minimum score for counting a person. */
const PERSON_FLOOR = 0.45;
/**
 * The minimum score of a person who is certainly there, and of one who may be. Chosen on the captions of 505 photos, from
 * none of which the detector has learned.
 */
const EVIDENT_FLOOR = 0.55;
/** The minimum score of all who are counted. */
const COUNTED_FLOOR = 0.6;
const POSSIBLE_FLOOR = 0.3;
/** People below this share of the picture are bystanders, unless a landscape or a race shows nobody else. */
const BYSTANDER_AREA = 0.02;
const FAR_AREA = 0.002;
/**
 * So are people below this share of the largest one. Chosen on 2,000 captioned photos (lab/NOTEBOOK.md): captions
 * seldom count them.
 */
const BYSTANDER_SHARE = 0.25;
/** Two people are said to be women, or children, if every other kind is less likely than this. */
const OTHERS_UNLIKELY = 0.3;
/**
 * The minimum share of women and girls, of men and boys, and of children. Of 140 photos of one person whose captions
 * say more than "person", 19, 31 and about 20 reach them, and 95, 97 and all of 100 captions agree. The networks have
 * learned from these photos, but hold back: a share is less than how often it is right.
 */
const FEMALE_FLOOR = 0.7;
const MALE_FLOOR = 0.9;
/** The minimum part of the share of women and girls that is one of them. */
const GROWN = 0.7;
const CHILD_FLOOR = 0.65;
/** The minimum probability of a kind of person in a photo of sports in which nobody was detected. */
const LIKELY_KIND = 0.4;
/** The minimum share of the picture of somebody whose clothes are told. */
const DRESSED_AREA = 0.05;
/** What is added where all of several people are of the kind. */
const OF_SEVERAL = 0.15;
/** The minimum score of a thing that says what somebody does with it. */
const HELD_FLOOR = 0.5;
/** The minimum score of a tool that says what somebody does. */
const TOOL_FLOOR = 0.6;
/** The same for a tool whose word is likely, and how likely: 28 of 29 captions agree. */
const FITTING_TOOL = 0.25;
const FITTING_WORD = 0.3;
/** How far above the ground a rider's feet are, in heights of the animal. */
const OFF_GROUND = 0.15;
/** The minimum size of a group in which fewer than two people were counted: two would have been distinguished. */
const FEWEST_OF_GROUP = 3;
/** The minimum score of anybody who may be there, and the share of the largest person. */
const ANYBODY = { score: 0.25, share: 0.1 } as const;
/** Who covers less of the picture may be one of several. */
const SMALL_AREA = 0.15;
/** Up to this number, people are counted if nobody else may be there. */
const COUNTED = 3;
/** From this number on, people are a group: three who may be four. */
const GROUP = 4;

/** The singular and the plural of each word. */
export const PEOPLE: Readonly<Record<string, readonly [one: string, many: string]>> = {
  man: ['a man', 'men'],
  woman: ['a woman', 'women'],
  boy: ['a boy', 'boys'],
  girl: ['a girl', 'girls'],
  child: ['a child', 'children'],
  baby: ['a baby', 'babies'],
};
const NUMBERS = ['no', 'one', 'two', 'three'] as const;
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

/** Sports that are one word. */
const SPORTS = ['skiing', 'snowboarding', 'surfing', 'skateboarding'] as const;
/** The minimum probability of a sport in a photo of sports: of 31 photos, captions of 29 agree. */
const SPORT_FLOOR = 0.35;

/** The people in a photo, in words. */
export interface Cast {
  readonly who: Phrase;
  /** What they do, ride, hold or wear. */
  readonly doing: string | undefined;
  /** The things that are part of what they do, by COCO label. */
  readonly used: ReadonlySet<number>;
  /** The largest one's share of the picture; 0 if only the folder implies people. */
  readonly area: number;
}

/** Returns who is seen and what they do; undefined if nobody is evident. */
export function castOf(seen: Seen): Cast | undefined {
  const who = whoIsSeen(seen);
  if (who === undefined) return undefined;
  const area = Math.max(0, ...peopleIn(seen, EVIDENT_FLOOR).map(boxArea));
  return { who, area, ...deed(seen) };
}

/** Returns the number of people who are the subject of the photo. */
export function peopleCount(detections: readonly Detection[]): number {
  return comparable(detections, PERSON_FLOOR).length;
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

/** Returns the boxes of people who are no bystanders, from a score on. */
function comparable(detections: readonly Detection[], floor: number, area = BYSTANDER_AREA): Detection[] {
  const people = detections.filter(({ label, score }) => label === PERSON_LABEL && score >= floor);
  const least = Math.max(area, BYSTANDER_SHARE * Math.max(0, ...people.map(boxArea)));
  return people.filter((box) => boxArea(box) >= least);
}

/** The same for a description, which in a landscape also tells of people far away. */
function peopleIn({ category, detections }: Seen, floor: number): Detection[] {
  const isFar = FAR.has(category) && comparable(detections, EVIDENT_FLOOR).length === 0;
  return comparable(detections, floor, isFar ? FAR_AREA : BYSTANDER_AREA);
}

/**
 * Returns "a man", "two people", "people", "a group of people". The number is left open where somebody else may be
 * there: of 37 photos with two evident people and no other, captions contradict three; of 23 with a third possible
 * one, eleven.
 */
function whoIsSeen(seen: Seen): Phrase | undefined {
  const evident = peopleIn(seen, EVIDENT_FLOOR);
  if (evident.length === 0 && !areImplied(seen)) return undefined;
  const counted = peopleIn(seen, COUNTED_FLOOR).length;
  if (counted > 1 && counted <= COUNTED && counted === everybody(seen)) return inNumbers(seen, counted);
  const possible = peopleIn(seen, POSSIBLE_FLOOR).length;
  const isFamily = seen.category === 'Family & Groups';
  if (possible >= GROUP || (isFamily && possible === 0)) {
    return nounPhrase(areChildren(seen) ? 'a group of children' : 'a group of people');
  }
  if (areSeveral(seen, evident, possible)) return nounPhrase(areChildren(seen) ? 'children' : 'people');
  return dressed(kindOf(seen), seen);
}

/** Returns how many people may be there at most, without those far behind the others. */
function everybody({ detections }: Seen): number {
  const people = detections.filter(({ label, score }) => label === PERSON_LABEL && score >= ANYBODY.score);
  const largest = Math.max(...people.map(boxArea));
  return people.filter((box) => boxArea(box) >= ANYBODY.share * largest).length;
}

/**
 * Returns whether there is more than one person: of 65 photos of one evident person and another one who may be there,
 * captions of 46 have the plural; so have those of 6 of 7 in which others are clearly seen further away.
 */
function areSeveral(seen: Seen, evident: readonly Detection[], possible: number): boolean {
  if (seen.category === 'Family & Groups' || peopleIn(seen, PERSON_FLOOR).length > 1) return true;
  if (evident.length !== 1) return evident.length > 1 || possible > 1;
  const clear = seen.detections.filter(
    ({ label, score }) => label === PERSON_LABEL && score >= EVIDENT_FLOOR,
  );
  return boxArea(evident[0]!) < SMALL_AREA && clear.length > 1;
}

/** Adds the color of what one person wears, who is seen well. */
function dressed(noun: string, seen: Seen): Phrase {
  const [person] = peopleIn(seen, EVIDENT_FLOOR);
  if (person?.colour === undefined || boxArea(person) < DRESSED_AREA) return nounPhrase(noun);
  return { text: `${noun} in ${person.colour}`, things: [{ noun, colour: person.colour }] };
}

/** Returns whether people are there although the detector missed them, or saw them in part. */
function areImplied({ category, words, detections }: Seen): boolean {
  if (category !== 'Sports & Fitness') return ALWAYS_OF_PEOPLE.has(category);
  const kinds = Object.keys(PEOPLE).map((kind) => words.likely.get(kind) ?? 0);
  return Math.max(...kinds) >= LIKELY_KIND || comparable(detections, POSSIBLE_FLOOR, FAR_AREA).length > 0;
}

function inNumbers(seen: Seen, count: number): Phrase {
  const word = kindWord(seen, OF_SEVERAL);
  const isKnown = word !== undefined && isAlone(seen, word);
  const [noun, many] = isKnown ? PEOPLE[word]! : (['a person', 'people'] as const);
  return { text: `${NUMBERS[count]} ${many}`, things: [{ noun, count }] };
}

function kindOf(seen: Seen): string {
  const word = kindWord(seen);
  return word === undefined ? 'a person' : PEOPLE[word]![0];
}

/**
 * Returns the certain kind of person. The shares of one sex add up, as do those of children: who is a woman or a girl
 * is called by the one that is clearly likelier.
 */
function kindWord({ words }: Seen, margin = 0): string | undefined {
  const shares = personShares(words.likely);
  const [man, woman, boy, girl] = ['man', 'woman', 'boy', 'girl'].map((kind) => shares.get(kind) ?? 0) as [
    number,
    number,
    number,
    number,
  ];
  const female = woman + girl;
  if (female >= FEMALE_FLOOR + margin) {
    return woman >= GROWN * female ? 'woman' : girl >= GROWN * female ? 'girl' : undefined;
  }
  if (man + boy >= MALE_FLOOR + margin / 3) return man >= boy ? 'man' : 'boy';
  return boy + girl >= CHILD_FLOOR + margin ? 'child' : undefined;
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
  return noAdults && (personShares(words.likely).get('child') ?? 0) >= CHILD_FLOOR;
}

/** Returns what they do, else what one of them has with them, else wears. */
function deed(seen: Seen): Pick<Cast, 'doing' | 'used'> {
  const named = mentionable(seen.detections, seen.category).filter(({ score }) => score >= HELD_FLOOR);
  const things = countObjects(named, seen.detections);
  const tool = seen.detections.find((box) => isTool(box, seen));
  if (tool !== undefined) return { doing: ACTIVITIES[tool.label]![0], used: new Set([tool.label]) };
  const mount = peopleCount(seen.detections) > 1 ? undefined : mountOf(seen);
  if (mount !== undefined) return { doing: `riding ${MOUNTS[mount]}`, used: new Set([mount]) };
  const word = actionWord(seen);
  if (word !== undefined) return { doing: word, used: new Set() };
  if (peopleCount(seen.detections) > 1) return { doing: undefined, used: new Set() };
  const held = things.find(({ label, count }) => count === 1 && label in COMPANIONS);
  if (held !== undefined) return { doing: COMPANIONS[held.label], used: new Set([held.label]) };
  return {
    doing: sureWords(seen, 'thing').flatMap(({ word: worn }) => WORN[worn] ?? [])[0],
    used: new Set(),
  };
}

/** Returns whether a thing says what somebody does with it: it is seen clearly, or fits what that looks like. */
function isTool({ label, score }: Detection, { words }: Seen): boolean {
  const [, ...signs] = ACTIVITIES[label] ?? [];
  const isFitting = signs.some((word) => (words.likely.get(word) ?? 0) >= FITTING_WORD);
  return label in ACTIVITIES && score >= (isFitting ? FITTING_TOOL : TOOL_FLOOR);
}

/** Returns the label of what somebody rides: their box stands over its box. */
function mountOf({ detections }: Seen): number | undefined {
  const riders = comparable(detections, EVIDENT_FLOOR);
  return mentionable(detections).find(
    (box) =>
      box.label in MOUNTS &&
      riders.some((rider) => isOver(rider, box) && (WHEELS.has(box.label) || isOffGround(rider, box))),
  )?.label;
}

/** Returns whether somebody's feet are above those of an animal: who stands beside it isn't riding. */
function isOffGround(rider: Detection, mount: Detection): boolean {
  return rider.bottom <= mount.bottom - OFF_GROUND * (mount.bottom - mount.top);
}

function actionWord(seen: Seen): string | undefined {
  const sport = sportOf(seen);
  const word = sureWords(seen, 'doing').find(({ word: doing }) => doing !== 'riding');
  return word === undefined || word.word === 'playing' ? (sport ?? word?.phrase) : word.phrase;
}

/** Returns the likeliest sport in a photo of sports. */
function sportOf({ category, words }: Seen): string | undefined {
  if (category !== 'Sports & Fitness') return undefined;
  const likelihood = (word: string) => words.likely.get(word) ?? 0;
  const [best = ''] = [...GAMES, ...SPORTS].toSorted((one, other) => likelihood(other) - likelihood(one));
  if (likelihood(best) < SPORT_FLOOR) return undefined;
  return GAMES.has(best) ? `playing ${best}` : best;
}
