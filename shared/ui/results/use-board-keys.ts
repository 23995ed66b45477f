import { useEffect, useEffectEvent } from 'react';
import { SEARCH_KEY } from '../search/board-search.tsx';
import { ACCEPT_ALL_KEY } from '../board/review-keys.ts';

interface BoardKeys {
  /** Undefined where the box cannot be reached. */
  readonly onSearch: (() => void) | undefined;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  /** Undefined where Escape means something else, or nothing is chosen. */
  readonly onClear: (() => void) | undefined;
  /** Undefined where nothing is doubtful. */
  readonly onAcceptAll: (() => void) | undefined;
}

/** The board's keys, wherever the focus is but in a field, a menu or a dialog with keys of its own: Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y, Escape, / for the search, and A. */
export function useBoardKeys({ onSearch, onUndo, onRedo, onClear, onAcceptAll }: BoardKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, altKey, target } = event;
    if (event.defaultPrevented || altKey || isOfAnother(target)) return;
    const letter = key.toLowerCase();
    const edit =
      letter === 'y' || (letter === 'z' && shiftKey) ? onRedo : letter === 'z' ? onUndo : undefined;
    const alone = { Escape: onClear, [SEARCH_KEY]: onSearch, [ACCEPT_ALL_KEY]: onAcceptAll }[key];
    const does = event.ctrlKey || event.metaKey ? edit : alone;
    if (!does) return;
    event.preventDefault();
    does();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** A field has its own way back, and a menu its own Escape; behind a dialog of its own nothing of the board changes. */
function isOfAnother(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable], [role=menu], [data-keys=own]',
    ) !== null
  );
}
