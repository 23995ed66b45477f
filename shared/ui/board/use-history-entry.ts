import { useEffect, useEffectEvent } from 'react';

/** The marker of our entries in `history.state`. */
interface MarkedState {
  readonly opened?: string;
}

/** Resolves once the entry of what was closed last is gone: going back takes browsers some milliseconds. */
let leaving: Promise<void> | undefined;

/**
 * Gives an open element its own history entry, so that Back closes it before leaving the page. Closing it in another
 * way removes the entry. A router sees the move, but its page stays the same.
 */
export function useHistoryEntry(onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    const opened = crypto.randomUUID();
    const isOnOurs = () => (history.state as MarkedState | null)?.opened === opened;
    // Of two open elements, only the one on top has lost its entry.
    const onPop = () => {
      if (!isOnOurs()) goBack();
    };
    let isOpen = true;
    const enter = () => {
      if (!isOpen) return;
      history.pushState({ ...(history.state as MarkedState | null), opened }, '');
      addEventListener('popstate', onPop);
    };
    if (leaving) void leaving.then(enter);
    else enter();
    return () => {
      isOpen = false;
      removeEventListener('popstate', onPop);
      if (isOnOurs()) leaveEntry();
    };
  }, []);
}

function leaveEntry(): void {
  leaving = new Promise((resolve) => {
    const left = () => {
      leaving = undefined;
      resolve();
    };
    addEventListener('popstate', left, { once: true });
  });
  history.back();
}
