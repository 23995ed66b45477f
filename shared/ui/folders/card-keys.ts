import type { KeyboardEvent } from 'react';
import { BOARD_KEYS, MOVE_KEY } from '../board/review-keys.ts';

const CARD = '.result-card';
const STOP = '.view-button';

/** The tools of a card that a key presses. */
const TOOLS: Readonly<Record<string, string>> = {
  [MOVE_KEY]: '.card-move',
  [BOARD_KEYS.rename]: '.card-caption button:not(.card-move)',
  [BOARD_KEYS.select]: '.choose-box > input',
};

/**
 * Handles the keys of a photo on the board: the arrows, Home and End lead to other photos, and the others press its
 * tools, which aren't tab stops of their own.
 */
export function onCardKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, defaultPrevented } = event;
  if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element))
    return;
  const card = target.closest<HTMLElement>(CARD);
  if (!card || target.closest('input:not([type=checkbox]), [role=dialog]')) return;
  // On another button or the checkbox, the space key is theirs.
  if (key === BOARD_KEYS.select && !target.matches(STOP)) return;
  const tool = TOOLS[key];
  const other = tool === undefined ? photoBy(key, card, currentTarget) : undefined;
  if (tool === undefined && !other) return;
  event.preventDefault();
  if (tool !== undefined) card.querySelector<HTMLElement>(tool)?.click();
  other?.querySelector<HTMLElement>(STOP)?.focus();
}

/** Browsers press a button when the space key is released. */
export function onCardKeyUp(event: KeyboardEvent<HTMLElement>): void {
  const isButton = event.target instanceof Element && event.target.matches(STOP);
  if (event.key === BOARD_KEYS.select && isButton) event.preventDefault();
}

/** Focuses the first photo of a board. */
export function focusFirstPhoto(board: HTMLElement | null): void {
  board?.querySelector<HTMLElement>(`${CARD} ${STOP}`)?.focus();
}

function photoBy(key: string, card: HTMLElement, board: HTMLElement): HTMLElement | undefined {
  const cards = [...board.querySelectorAll<HTMLElement>(CARD)];
  const at = cards.indexOf(card);
  switch (key) {
    case 'ArrowRight':
      return cards[at + 1];
    case 'ArrowLeft':
      return cards[at - 1];
    case 'Home':
      return cards[0];
    case 'End':
      return cards.at(-1);
    case 'ArrowDown':
      return nearest(card, cards.slice(at + 1), 1);
    case 'ArrowUp':
      return nearest(card, cards.slice(0, Math.max(0, at)), -1);
    default:
      return undefined;
  }
}

/** Returns the photo of the next row that is nearest to the middle of a photo. @param way 1 below, -1 above */
function nearest(card: HTMLElement, others: readonly HTMLElement[], way: 1 | -1): HTMLElement | undefined {
  const own = card.getBoundingClientRect();
  const middle = own.left + own.width / 2;
  const below = others
    .map((other) => ({ other, box: other.getBoundingClientRect() }))
    .map(({ other, box }) => ({
      other,
      rows: (box.top - own.top) * way,
      aside: Math.max(0, box.left - middle, middle - box.right),
    }))
    .filter(({ rows }) => rows > own.height / 2);
  const next = Math.min(...below.map(({ rows }) => rows));
  return below
    .filter(({ rows }) => rows < next + own.height / 2)
    .toSorted((one, another) => one.aside - another.aside)[0]?.other;
}
