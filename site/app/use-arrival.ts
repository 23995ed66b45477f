import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { replayEntries, replayPresses } from './early-input.ts';
import { noteOpenPage } from './open-page.ts';
import { entryNamed, keepScrollPosition, scrollPositionOf } from './scroll-positions.ts';

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
