import { KEPT_FACTS } from '#core/facts/fact-table.ts';
import { safeFolder } from '#core/naming/archive-path.ts';
import type { NameMarks, PlacedPhoto } from '#core/batch/batch-event.ts';
import { roughDateOf } from '#core/dates/photo-date.ts';
import { stemOf } from '#core/naming/file-name.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { joinHints, type Told } from '#core/hints/join-hints.ts';
import { leftUnsorted } from '#core/categories/decide-folder.ts';
import { pickDefined } from '#core/pick-defined.ts';
import { marksOf, marksWith } from '#core/naming/name-marks.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import { applyPattern, DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { holdsFor } from '#core/look-again/look-again.ts';
import type { Photo } from '#core/photo.ts';
import { hintsOf } from '#core/hints/photo-hints.ts';
import { MEDIA_FORMATS, type MediaFormat } from '#core/photo-formats.ts';
import { nameInStyle, shortNameOf, withoutArticle } from '#core/naming/short-name.ts';
import { folderNameAmong, LOOK_AGAIN } from '#core/wording/own-folders.ts';
import { type SaidInLanguage, sayTold } from '#core/wording/say-told.ts';
import { withEnglish } from '#core/wording/to-english.ts';
import { cityIn } from '#core/places/place.ts';
import { loadTongue } from '#core/wording/load-tongue.ts';
import type { Tongue } from '#core/wording/tongue.ts';
import { folderByOwnRules, withMeanings } from './own-rules.ts';
import type { Described } from './ports.ts';
import { placedFilm } from './unseen-films.ts';

/** Naming options with the words of their language. */
export interface Placing extends NamingOptions {
  readonly tongue?: Tongue | undefined;
}

/** Adds the words of the language, also to word rules. If they can't be loaded, photos are described in English. */
export async function withTongue(placing: NamingOptions): Promise<Placing> {
  const { language } = placing;
  const tongue = language && (await loadTongue(language).catch(() => undefined));
  return tongue ? { ...placing, tongue, rules: withMeanings(placing.rules, tongue) } : placing;
}

/** A photo with everything that is known of it, ready to be placed. */
export interface DescribedPhoto extends Described {
  readonly photo: Photo;
  /** Undefined for a film by its name whose content nobody knows. */
  readonly format: MediaFormat | undefined;
  /** From 1, in the order picked. */
  readonly number: number;
}

/**
 * Decides the folder and the name of a described photo: combines what people wrote about it with what was seen, then
 * applies the person's rules, which take precedence over engine and table, then the pattern. A folder decided by a
 * rule is certain, so it has neither confidence nor alternatives.
 *
 * The default name also gets marks that distinguish the photo from others; a user's pattern is used unchanged.
 */
export function placePhoto(described: DescribedPhoto, placing: Placing): PlacedPhoto {
  return placedFilm(placeTold(described, toldBy(described, described, placing), placing), described, placing);
}

/** Returns an analysis combined with what people wrote about a photo, if that is to be used. */
export function toldBy(
  { photo, texts }: DescribedPhoto,
  analysis: ImageAnalysis,
  { ignoresHints, tongue }: Placing,
): Told {
  const hints = ignoresHints ? [] : hintsOf(photo, texts);
  return joinHints(analysis, hints, tongue && ((text) => withEnglish(text, tongue)));
}

/** Returns the text to which a person's rules apply: the photo's texts in every language they are in. */
export function ruledText({ analysis, hint }: Pick<Told, 'analysis' | 'hint'>, { tongue }: Placing): string {
  const said = tongue && sayTold(analysis, hint, tongue);
  return said ? `${analysis.description} ${said.description}` : analysis.description;
}

/**
 * Places a photo by its description and the hints combined with it.
 *
 * @param searched the text to which the person's rules apply
 */
export function placeTold(
  { photo, format, number, takenAt, dateSource, location, lookAgain, ...seen }: DescribedPhoto,
  { analysis, folder: told, isDoubtful, hint }: Omit<Told, 'isPersons'>,
  placing: Placing,
  searched = ruledText({ analysis, ...(hint ? { hint } : {}) }, placing),
): PlacedPhoto {
  const { language, tongue } = placing;
  const said = tongue && sayTold(analysis, hint, tongue);
  const description = said?.description ?? analysis.description;
  const byRule = folderByOwnRules(searched, told.category, seen.sketch, placing);
  const byEngine = placing.unsureToUnsorted && isDoubtful ? leftUnsorted(told) : told;
  const decided = byRule ? { category: byRule.category } : byEngine;
  const { category } = decided;
  const shortName = said?.name || nameInLanguage(analysis, tongue) || shortNameOf(analysis, photo.name);
  const facts = {
    name: shortName,
    original: stemOf(photo.name),
    category: folderFor(category, placing),
    takenAt: takenAt ?? roughDateOf(photo) ?? '',
    place: location?.place ? cityIn(location.place, language ?? 'en') : '',
    number,
  };
  const reason = byRule || placing.ignoresQuality ? undefined : lookAgain;
  const badly = reason && holdsFor(reason, category, photo.page !== undefined) ? { lookAgain: reason } : {};
  const folder = safeFolder([badly.lookAgain ? folderFor(LOOK_AGAIN, placing) : facts.category]);
  const name = applyPattern(placing.pattern, facts);
  const isOwnName = placing.pattern === DEFAULT_PATTERN;
  const marks = isOwnName
    ? marksFor({
        said,
        analysis,
        name,
        category,
        takenAt,
        place: facts.place,
        keepsSpelling: tongue !== undefined,
      })
    : undefined;
  const extension = format ? MEDIA_FORMATS[format].extension : '';
  const how = { folder, ...badly, name, ...(marks ? { marks } : {}) };
  const known = {
    ...pickDefined({ takenAt, dateSource, location, ...seen }, KEPT_FACTS),
    ...(byRule ? { byRule: byRule.kind } : {}),
  };
  const words = {
    description,
    ...(language === undefined ? {} : { language }),
    ...(said ? { english: analysis.description } : {}),
  };
  return { photoId: photo.id, ...words, ...decided, ...how, ...known, extension };
}

/** Returns the name of a folder in the language, unless only one with a former or its English name exists there. */
function folderFor(category: string, { language, existingFolders = [] }: Placing): string {
  return folderNameAmong(existingFolders, category, language);
}

/** The name by what the engine wrote in the language itself. */
function nameInLanguage(
  { name, description, language }: ImageAnalysis,
  tongue: Tongue | undefined,
): string | undefined {
  if (language === undefined || language !== tongue?.language) return undefined;
  const { naming } = tongue;
  const named = (text = '') => nameInStyle([withoutArticle(text, naming)], naming);
  return named(name) || named(description);
}

interface NamedPhoto {
  readonly said: SaidInLanguage | undefined;
  readonly analysis: ImageAnalysis;
  readonly name: string;
  readonly category: string;
  readonly takenAt: string | undefined;
  /** The city, or ''. */
  readonly place: string;
  /** Whether the name is in another language than English. */
  readonly keepsSpelling: boolean;
}

function marksFor({ said, keepsSpelling, analysis, ...named }: NamedPhoto): NameMarks | undefined {
  if (said) return marksWith(said.telling, named, keepsSpelling);
  // Telling and connecting words are only known for English.
  if (analysis.language !== undefined) return marksWith([], named, keepsSpelling);
  return marksOf({ description: analysis.description, also: analysis.parts?.also, ...named });
}
