import type { PlacedPhoto } from '#core/batch-event.ts';
import { UNSORTED } from '#core/categorize.ts';
import { decideFolder } from '#core/decide-folder.ts';
import { surestFirst } from '#core/image-analysis.ts';
import { isUnsure } from '#core/is-unsure.ts';
import { joinHints } from '#core/join-hints.ts';
import { SURE_CONFIDENCE } from '#core/limits.ts';
import { type Candidate, neighboursOf } from '#core/neighbours.ts';
import { categoryByRules } from '#core/organizing-rule.ts';
import { firstSentence } from '#core/short-name.ts';
import { type DescribedPhoto, hintsFor, placeTold, type NamingOptions } from './place-photo.ts';

/**
 * The photos of a batch that follow a neighbour, placed anew: where whoever described a photo was unsure of it and sure of
 * another one that shows the same (`neighboursOf`), the folder and the subject are those of the other.
 *
 * A photo that was seen surely keeps its place, and so does one whose folder or subject a rule or a person's words
 * decided. What is lent is what was seen on the other photo, and never what people said of that one alone; the
 * person's rules go before it, as everywhere. Pure, and the same for the same photos in the same order.
 *
 * @param photos all that are placed, in the order picked
 * @returns those that changed, in that order
 */
export function followNeighbours(photos: readonly DescribedPhoto[], placing: NamingOptions): PlacedPhoto[] {
  const neighbours = neighboursOf(photos.map((photo) => candidateOf(photo, placing)));
  return photos.flatMap((photo, at) => {
    const neighbour = neighbours.get(at);
    const lender = neighbour && photos[neighbour.at];
    return lender ? [placedLike(photo, lender, neighbour.msBefore, placing)] : [];
  });
}

function candidateOf(photo: DescribedPhoto, placing: NamingOptions): Candidate {
  const { shot } = photo;
  return { role: shot ? roleOf(photo, placing) : 'neither', ...(shot ? { shot } : {}) };
}

function roleOf(photo: DescribedPhoto, placing: NamingOptions): Candidate['role'] {
  const { category, confidence } = decideFolder(photo);
  const isSorted = category !== UNSORTED;
  if (isSorted && confidence !== undefined && confidence >= SURE_CONFIDENCE) return { lends: confidence };
  // Who does not say how sure it is, has no folder that another photo could rely on.
  if (isSorted && !isUnsure(photo.description, confidence)) return 'neither';
  const { analysis, isPersons, isDoubtful } = joinHints(photo, hintsFor(photo, placing));
  const isByRule = categoryByRules(analysis.description, placing.rules) !== undefined;
  // Somebody's words may also bear out the folder that the engine is unsure of.
  return isPersons || isByRule || (isSorted && !isDoubtful) ? 'neither' : 'borrows';
}

function placedLike(
  photo: DescribedPhoto,
  lender: DescribedPhoto,
  msBefore: number,
  placing: NamingOptions,
): PlacedPhoto {
  const own = decideFolder(photo);
  const { category } = decideFolder(lender);
  const description = `${firstSentence(lender.description).trim()}.`;
  const seen = { description, category, ...(lender.name === undefined ? {} : { name: lender.name }) };
  const { analysis } = joinHints(seen, hintsFor(photo, placing));
  const rated = own.confidence === undefined ? [] : [{ category: own.category, confidence: own.confidence }];
  const alternatives = surestFirst([...rated, ...(own.alternatives ?? [])], category);
  const folder = { category, ...(alternatives.length === 0 ? {} : { alternatives }) };
  const searched = `${analysis.description} ${lender.description}`;
  return {
    ...placeTold(photo, { analysis, folder, isDoubtful: false }, placing, searched),
    // Rounding may give -0.
    follows: { photoId: lender.photo.id, secondsBefore: Math.round(msBefore / 1000) || 0 },
  };
}
