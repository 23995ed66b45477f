import { type DecidedFacts, type PlacedPhoto, RULE_KINDS } from '../batch/batch-event.ts';
import { DATE_SOURCE_KEYS } from '../dates/date-sources.ts';
import type { ImageAnalysis } from '../image-analysis.ts';
import { PATH_LENGTH } from '../limits.ts';
import { LOOK_AGAIN_REASONS } from '../look-again/look-again.ts';
import type { PhotoFacts } from '../photo-facts.ts';
import { FILM_SECONDS_MOST } from '../films/film-length.ts';
import { pickDefined } from '../pick-defined.ts';
import { type Fields, numberOf, objectOf, oneOf, optional, type Reader, textOf } from '../saved/fields.ts';
import { KEPT } from '../saved/limits.ts';
import { readLanguage } from '../wording/other-language.ts';
import {
  readExtension,
  readFolder,
  readFollowed,
  readLocalTime,
  readLocation,
  readMarks,
  readShot,
  readTexts,
  readTraits,
} from './fact-readers.ts';

/** What shows or uses a placed photo's facts under their own names. */
type FactUse = 'lists' | 'json' | 'search' | 'schemes' | 'statistics';

/** What is done with a fact of a photo. */
interface Fact<Value> {
  /** Its origin: the file and its picture, the engine, or the decision where the photo goes. */
  readonly of: 'file' | 'engine' | 'placing';
  /** Reads it from a kept record. `readImageAnalysis` reads those of the engine. */
  readonly read?: Reader<Value>;
  /** Whether a placed photo has it: as it was known, or as it was decided with the folder. */
  readonly placed?: 'kept' | 'decided';
  /** Whether every placed photo has it. */
  readonly isNeeded?: true;
  readonly usedBy?: readonly FactUse[];
}

type AllFacts = Omit<ImageAnalysis, keyof DecidedFacts> & PhotoFacts & DecidedFacts;

const name = textOf(KEPT.name);

/** All facts of a photo. Kept records, placed photos, lists, `--json`, search, schemes and statistics follow. */
const FACTS = {
  photoId: { of: 'placing', read: name, placed: 'decided', isNeeded: true },
  description: { of: 'engine', placed: 'decided', usedBy: ['lists', 'json', 'search'] },
  language: { of: 'placing', read: readLanguage, placed: 'decided', usedBy: ['schemes'] },
  english: { of: 'placing', read: textOf(KEPT.description), placed: 'decided', usedBy: ['search'] },
  category: {
    of: 'placing',
    read: textOf(PATH_LENGTH),
    placed: 'decided',
    isNeeded: true,
    usedBy: ['lists', 'json', 'search'],
  },
  folder: { of: 'placing', read: readFolder, placed: 'decided', isNeeded: true },
  confidence: { of: 'engine', placed: 'decided', usedBy: ['json'] },
  alternatives: { of: 'engine', placed: 'decided', usedBy: ['json'] },
  byRule: { of: 'placing', read: oneOf(...RULE_KINDS), placed: 'decided', usedBy: ['schemes'] },
  follows: { of: 'placing', read: readFollowed, placed: 'decided', usedBy: ['json'] },
  lookAgain: { of: 'file', read: oneOf(...LOOK_AGAIN_REASONS), placed: 'decided', usedBy: ['json'] },
  name: { of: 'placing', read: name, placed: 'decided', isNeeded: true },
  marks: { of: 'placing', read: readMarks, placed: 'decided' },
  extension: { of: 'placing', read: readExtension, placed: 'decided', isNeeded: true },
  takenAt: { of: 'file', read: readLocalTime, placed: 'kept' },
  dateSource: { of: 'file', read: oneOf(...DATE_SOURCE_KEYS), placed: 'kept' },
  location: { of: 'file', read: readLocation, placed: 'kept', usedBy: ['statistics'] },
  camera: { of: 'file', read: name, placed: 'kept', usedBy: ['search'] },
  filmSeconds: {
    of: 'file',
    read: numberOf(0, FILM_SECONDS_MOST),
    placed: 'kept',
    usedBy: ['lists', 'json', 'search', 'statistics'],
  },
  texts: { of: 'file', read: readTexts },
  shot: { of: 'file', read: readShot },
  traits: { of: 'file', read: readTraits },
  peopleCount: { of: 'engine', placed: 'kept', usedBy: ['search', 'schemes'] },
  readText: { of: 'engine', placed: 'kept', usedBy: ['search'] },
  sketch: { of: 'engine', placed: 'kept' },
  concepts: { of: 'engine', placed: 'kept', usedBy: ['lists', 'search'] },
  parts: { of: 'engine' },
} as const satisfies { readonly [Name in keyof AllFacts]-?: Fact<NonNullable<AllFacts[Name]>> };

type Facts = typeof FACTS;
type FactName = keyof Facts;
type FactsWith<Part> = { [Name in FactName]: Facts[Name] extends Part ? Name : never }[FactName];

/** The facts that a placed photo keeps as they were known. */
export type KeptFact = FactsWith<{ readonly placed: 'kept' }>;

/** The facts of a placed photo that the engine wrote. */
type PlacedOfEngine = FactsWith<{ readonly of: 'engine'; readonly placed: string }>;

/** The facts of a placed photo with this use. */
export type FactFor<Use extends FactUse> = {
  [Name in FactName]: Facts[Name] extends { readonly usedBy: readonly (infer Uses)[] }
    ? Use extends Uses
      ? Name
      : never
    : never;
}[FactName];

const ROWS = Object.entries<Fact<unknown>>(FACTS);

function namesWhere<Name extends FactName>(isMeant: (fact: Fact<unknown>) => boolean): readonly Name[] {
  return ROWS.flatMap(([name, fact]) => (isMeant(fact) ? [name as Name] : []));
}

function fieldsWhere<Value>(isMeant: (fact: Fact<unknown>) => boolean): Fields<Value> {
  const fields = ROWS.flatMap(([name, fact]) => {
    const { read, isNeeded } = fact;
    return read && isMeant(fact) ? [[name, isNeeded ? read : optional(read)] as const] : [];
  });
  // Each row has the reader of its fact.
  return Object.fromEntries(fields) as Fields<Value>;
}

/** The names of the facts that a placed photo keeps as they were known. */
export const KEPT_FACTS = namesWhere<KeptFact>(({ placed }) => placed === 'kept');

/** The names of a placed photo's facts that the engine wrote. */
export const PLACED_OF_ENGINE = namesWhere<PlacedOfEngine>(
  ({ of, placed }) => of === 'engine' && placed !== undefined,
);

/** Reads what is kept of a photo apart from its analysis. */
export const readFileFacts = objectOf<PhotoFacts>(fieldsWhere(({ of }) => of === 'file'));

/** Reads a placed photo without the facts that the engine wrote. */
export const readPlacedFacts = objectOf<Omit<PlacedPhoto, PlacedOfEngine>>(
  fieldsWhere(({ placed }) => placed !== undefined),
);

/** Returns the facts of a placed photo that have a use, without missing ones. */
export function factsFor<Use extends FactUse>(
  use: Use,
  photo: PlacedPhoto,
): { [Name in FactFor<Use>]?: Exclude<PlacedPhoto[Name], undefined> } {
  const names = namesWhere<FactFor<Use>>(({ usedBy = [] }) => usedBy.includes(use));
  return pickDefined(photo, names);
}
