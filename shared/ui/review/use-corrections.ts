import { useMemo, useState } from 'react';
import type { Arrangement, ArrangementEdit } from '#core/board/arrangement.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { type TriedLikenessRule, tryLikenessRule } from '#core/similarity/likeness/likeness-rule.ts';
import { categoriesOnBoard, type CategoryOnBoard } from '#core/schemes/category-on-board.ts';
import {
  type CategoryMove,
  type Correction,
  correctionKey,
  correctionsOf,
  withMove,
} from '#core/review/corrections.ts';
import { type SharedWord, sharedWords } from '#core/review/shared-words.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import type { Arranging } from '../board/use-arrangement.ts';

/** A correction that can become a rule. */
export interface RuleOfferOf extends Correction {
  /** The language of the board's folders, if it is not English. */
  readonly language: OtherLanguage | undefined;
  readonly words: readonly SharedWord[];
  /** A rule by visual similarity, if that distinguishes the moved photos from those that stayed. */
  readonly likeness: TriedLikenessRule | undefined;
}

interface Corrections {
  /** The same arranging, with its edits observed. */
  readonly arranging: Arranging;
  /** The unanswered correction with the most photos that can become a rule. */
  readonly offer: RuleOfferOf | undefined;
  /** Called when the user has answered the offer. */
  readonly answer: (offer: Correction) => void;
}

type Placed = ReadonlyMap<string, PlacedPhoto>;

/** Observes what users move from one category to another, and finds what those photos have in common. */
export function useCorrections(arranging: Arranging, placed: Placed): Corrections {
  const { arrangement } = arranging;
  const [moves, setMoves] = useState<ReadonlyMap<string, CategoryMove>>(new Map());
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const categories = useMemo(
    () => new Set(Array.from(placed.values(), ({ category }) => category)),
    [placed],
  );
  const edit = (...edits: readonly ArrangementEdit[]) => {
    const next = arranging.edit(...edits);
    const moved = movedBy(edits);
    if (next === arrangement || moved.length === 0) return next;
    const [before, after] = [arrangement, next].map((one) =>
      categoriesIn(one, placed, categoriesOnBoard(one, categories)),
    );
    setMoves((known) =>
      moved.reduce((all, photoId) => {
        const [from, to] = [before?.get(photoId), after?.get(photoId)];
        return from === undefined || to === undefined ? all : withMove(all, { photoId, from, to });
      }, known),
    );
    return next;
  };
  const offer = useMemo(
    () => offerOf({ moves, arrangement, placed, categories, answered }),
    [moves, arrangement, placed, categories, answered],
  );
  const answer = (to: Correction) => setAnswered((known) => new Set(known).add(correctionKey(to)));
  return { arranging: { ...arranging, edit }, offer, answer };
}

interface Watched {
  readonly moves: ReadonlyMap<string, CategoryMove>;
  readonly arrangement: Arrangement;
  readonly placed: Placed;
  readonly categories: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
}

function offerOf({ moves, arrangement, placed, categories, answered }: Watched): RuleOfferOf | undefined {
  if (moves.size === 0) return undefined;
  const now = categoriesIn(arrangement, placed, categoriesOnBoard(arrangement, categories));
  // Undone moves are back at their start, and folders renamed since count under their new name.
  const standing = Array.from(moves.values(), ({ photoId, from }) => ({
    photoId,
    from,
    to: now.get(photoId) ?? from,
  }));
  for (const correction of correctionsOf(standing)) {
    if (answered.has(correctionKey(correction))) continue;
    const words = wordsOf(correction, now, placed);
    const likeness = likenessOf(correction, now, placed);
    const language = placed.get(correction.photoIds[0] ?? '')?.language;
    if (words.length > 0 || likeness) return { ...correction, words, likeness, language };
  }
  return undefined;
}

/**
 * Returns the photos that the user moved by hand, or filed and accepted in one step. Moves caused by a stack's
 * decision say nothing about the folder.
 */
function movedBy(edits: readonly ArrangementEdit[]): readonly string[] {
  if (edits.some(({ type }) => type === 'decide-stack')) return [];
  const isFiled = edits.some(({ type }) => type === 'file-photos');
  return edits.flatMap((edit) => {
    if (edit.type === 'move-photos' || edit.type === 'move-to-path') return edit.photoIds;
    return edit.type === 'accept-photos' && isFiled ? edit.photoIds : [];
  });
}

function categoriesIn(
  { folders }: Arrangement,
  placed: Placed,
  categoryOf: CategoryOnBoard,
): ReadonlyMap<string, string> {
  return new Map(
    folders.flatMap(({ path, photos }) =>
      photos.flatMap(({ photoId }) => {
        const known = placed.get(photoId);
        return known ? [[photoId, categoryOf(known, path)] as const] : [];
      }),
    ),
  );
}

function wordsOf({ photoIds, to }: Correction, now: ReadonlyMap<string, string>, placed: Placed) {
  // Japanese has no spaces for splitting a description.
  const descriptionOf = (id: string) => {
    const { language, english, description = '' } = placed.get(id) ?? {};
    return language === 'ja' && english !== undefined ? english : description;
  };
  const corrected = new Set(photoIds);
  const others = [...now].filter(([id, category]) => !corrected.has(id) && category !== to);
  return sharedWords(
    photoIds.map(descriptionOf),
    others.map(([id]) => descriptionOf(id)),
  );
}

/**
 * Creates a rule by visual similarity. The photos that stayed are those still in the category that the moved ones
 * came from.
 */
function likenessOf({ photoIds, from, to }: Correction, now: ReadonlyMap<string, string>, placed: Placed) {
  const sketchesOf = (ids: readonly string[]) => ids.flatMap((id) => placed.get(id)?.sketch ?? []);
  const stayed = [...now].flatMap(([id, category]) => (category === from ? [id] : []));
  return tryLikenessRule({ from, category: to, moved: sketchesOf(photoIds), stayed: sketchesOf(stayed) });
}
