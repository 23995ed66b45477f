import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { replayEntries, replayPresses } from './early-input.ts';
import { noteOpenPage } from './open-page.ts';

/** On the first page of a visit, focus and scroll position aren't changed. */
let hasArrived = false;

/**
 * Runs when a page is shown: sets the title, focuses the heading, and scrolls to the stored position (back and
 * forward), to the URL's fragment, or to the top.
 */
export function useArrival(title: string): void {
  const { hash, key } = useLocation();
  // The history entry. Closing a photo on the board goes back, but within the same entry, so it is no arrival.
  const entry = useMemo(() => ({ hash, key }), [hash, key]);
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    document.title = title;
  }, [title]);

  const arrive = useEffectEvent(({ hash, key }: typeof entry) => {
    const left = isReturn ? scrollPositionOf(entryNamed(key)) : undefined;
    const target = document.getElementById(hash.slice(1));
    const isFirst = !hasArrived;
    hasArrived = true;
    // Must precede any further render of the page's components, which would restore their own values.
    if (isFirst) replayEntries();
    if (!isFirst) noteOpenPage();
    if (!isFirst && !target) focusHeading();
    if (left === undefined && target) reveal(target);
    // On the first page, the user may have scrolled before hydration.
    else if (left !== undefined || !isFirst) window.scrollTo({ top: left ?? 0, behavior: 'instant' });
  });
  useLayoutEffect(() => arrive(entry), [entry]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    replayPresses();
    const name = entryNamed(entry.key);
    const keep = () => keepScrollPosition(name, window.scrollY);
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [entry]);
}

/** Opens a closed `<details>` around the target, and focuses the target. */
function reveal(target: HTMLElement): void {
  const closed = target.closest('details');
  if (closed) closed.open = true;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const STORAGE_KEY = 'scroll-positions';

/** The number of history entries whose positions are stored, most recent first. */
const MOST_ENTRIES = 50;

/** Scroll position of each history entry, in pixels. */
type Positions = Record<string, number>;

function readAll(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** The router's key for the first page of every document, and for links within a page. */
const UNNAMED = 'default';

/**
 * Returns a unique name for the current history entry, stable across reloads.
 *
 * @param key the router's key of the entry
 */
function entryNamed(key: string): string {
  if (key !== UNNAMED) return key;
  // Under a name of our own: the router would take `key` for that of another entry when the user comes back.
  const state = history.state as { readonly entry?: string } | null;
  if (state?.entry) return state.entry;
  const made = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, entry: made }, '');
  return made;
}

/** Stores the scroll position of a history entry; it survives a reload. */
function keepScrollPosition(entry: string, topPx: number): void {
  try {
    const { [entry]: _before, ...others } = readAll();
    const latest = [...Object.entries(others), [entry, Math.round(topPx)]].slice(-MOST_ENTRIES);
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Storage is unavailable: pages then open at their top.
  }
}

/** Returns the stored scroll position of a history entry, if any. */
function scrollPositionOf(entry: string): number | undefined {
  return readAll()[entry];
}
