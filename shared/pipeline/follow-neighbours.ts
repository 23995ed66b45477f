import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { UNSORTED } from '#core/categories/categorize.ts';
import { decideFolder } from '#core/categories/decide-folder.ts';
import { surestFirst } from '#core/image-analysis.ts';
import { isUnsure } from '#core/review/is-unsure.ts';
import { SURE_CONFIDENCE } from '#core/limits.ts';
import { type Candidate, neighboursOf } from '#core/similarity/neighbours.ts';
import { firstSentence } from '#core/naming/short-name.ts';
import { folderByOwnRules } from './own-rules.ts';
import { firstSentenceParts } from '#core/wording/parts.ts';
import {
  type DescribedPhoto,
  placePhoto,
  placeTold,
  type Placing,
  ruledText,
  toldBy,
} from './place-photo.ts';
import { besidePhotosInTime } from './unseen-films.ts';

/** Returns the photos of a batch that follow others: unsure ones, and films that nobody could look at. */
export function followPhotos(
  all: readonly { readonly described: DescribedPhoto; readonly placed: PlacedPhoto }[],
  placing: Placing,
): PlacedPhoto[] {
  const followers = followNeighbours(
    all.map(({ described }) => described),
    placing,
  );
  const anew = new Map(followers.map((photo) => [photo.photoId, photo]));
  const known = all.map(({ described, placed }) => ({
    described,
    placed: anew.get(placed.photoId) ?? placed,
  }));
  return [...followers, ...besidePhotosInTime(known)];
}

/**
 * Places photos again that follow a neighbor: if the engine was unsure of a photo and sure of another one that shows
 * the same (`neighboursOf`), the photo gets the folder and the subject of the other.
 *
 * A photo with a certain result keeps its place, and so does one whose folder or subject came from a rule or a
 * person's words. Only what was seen on the other photo is used, never what people wrote about that photo alone. The
 * person's rules take precedence, as everywhere. A photo that came out badly and follows another one, or is followed,
 * stays in its category's folder. Pure and deterministic for the same photos in the same order.
 *
 * @param photos all placed photos, in the order picked
 * @returns the changed photos, in that order
 */
export function followNeighbours(photos: readonly DescribedPhoto[], placing: Placing): PlacedPhoto[] {
  const neighbours = neighboursOf(photos.map((photo) => candidateOf(photo, placing)));
  const lenders = new Set(Array.from(neighbours.values(), ({ at }) => at));
  return photos.flatMap((photo, at) => {
    const neighbour = neighbours.get(at);
    const lender = neighbour && photos[neighbour.at];
    if (lender) return [placedLike(photo, lender, neighbour.msBefore, placing)];
    return photo.lookAgain && lenders.has(at) ? [placePhoto(withSeries(photo), placing)] : [];
  });
}

/** A photo that came out badly stays with its series, which shows what it is. */
function withSeries({ lookAgain: _badly, ...photo }: DescribedPhoto): DescribedPhoto {
  return photo;
}

function candidateOf(photo: DescribedPhoto, placing: Placing): Candidate {
  const { shot } = photo;
  return { role: shot ? roleOf(photo, placing) : 'neither', ...(shot ? { shot } : {}) };
}

function roleOf(photo: DescribedPhoto, placing: Placing): Candidate['role'] {
  const { category, confidence } = decideFolder(photo);
  const isSorted = category !== UNSORTED;
  if (isSorted && confidence !== undefined && confidence >= SURE_CONFIDENCE) return { lends: confidence };
  // A result without a confidence can't lend its folder to another photo.
  if (isSorted && !isUnsure(photo.description, confidence)) return 'neither';
  const told = toldBy(photo, photo, placing);
  const { folder, isPersons, isDoubtful } = told;
  const byRule = folderByOwnRules(ruledText(told, placing), folder.category, photo.sketch, placing);
  // A person's words can also confirm a folder of which the engine is unsure.
  return isPersons || byRule || (isSorted && !isDoubtful) ? 'neither' : 'borrows';
}

function placedLike(
  photo: DescribedPhoto,
  lender: DescribedPhoto,
  msBefore: number,
  placing: Placing,
): PlacedPhoto {
  const own = decideFolder(photo);
  const { category } = decideFolder(lender);
  const description = `${firstSentence(lender.description).trim()}.`;
  const seen = {
    description,
    category,
    ...(lender.name === undefined ? {} : { name: lender.name }),
    ...(lender.parts === undefined ? {} : { parts: firstSentenceParts(lender.parts) }),
    ...(lender.language === undefined ? {} : { language: lender.language }),
  };
  const { analysis, hint } = toldBy(photo, seen, placing);
  const rated = own.confidence === undefined ? [] : [{ category: own.category, confidence: own.confidence }];
  const alternatives = surestFirst([...rated, ...(own.alternatives ?? [])], category);
  const folder = { category, ...(alternatives.length === 0 ? {} : { alternatives }) };
  const searched = `${analysis.description} ${ruledText({ analysis: lender }, placing)}`;
  const told = { analysis, folder, isDoubtful: false, ...(hint ? { hint } : {}) };
  return {
    ...placeTold(withSeries(photo), told, placing, searched),
    // Rounding may give -0.
    follows: { photoId: lender.photo.id, secondsBefore: Math.round(msBefore / 1000) || 0 },
  };
}
