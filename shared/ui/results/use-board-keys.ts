import { useEffect, useEffectEvent } from 'react';
import { SEARCH_KEY } from '../search/board-search.tsx';
import { ACCEPT_ALL_KEY, BOARD_KEYS } from '../board/review-keys.ts';

interface BoardKeys {
  /** Undefined if the search field isn't reachable. */
  readonly onSearch: (() => void) | undefined;
  /** Undefined if the viewer shows its own keys. */
  readonly onHelp: (() => void) | undefined;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  /** Undefined if Escape means something else, or nothing is selected. */
  readonly onClear: (() => void) | undefined;
  /** Undefined if nothing is doubtful. */
  readonly onAcceptAll: (() => void) | undefined;
}

/**
 * Handles the board's keys, except in fields, menus and dialogs with their own keys: Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y,
 * Escape, / for the search, ? for the keys, and A.
 */
export function useBoardKeys({ onSearch, onHelp, onUndo, onRedo, onClear, onAcceptAll }: BoardKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, altKey, target } = event;
    if (event.defaultPrevented || altKey || isOfAnother(target)) return;
    const letter = key.toLowerCase();
    const edit =
      letter === 'y' || (letter === 'z' && shiftKey) ? onRedo : letter === 'z' ? onUndo : undefined;
    const alone = {
      Escape: onClear,
      [SEARCH_KEY]: onSearch,
      [BOARD_KEYS.help]: onHelp,
      [ACCEPT_ALL_KEY]: onAcceptAll,
    }[key];
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

/** A field has its own undo, and a menu its own Escape; a modal dialog blocks changes to the board. */
function isOfAnother(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable], [role=menu], [data-keys=own]',
    ) !== null
  );
}
