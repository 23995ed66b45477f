import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { replayClicks } from './replay-clicks.ts';
import { noteOpenPage } from './open-page.ts';
import { entryNamed, keepScrollPosition, scrollPositionOf } from './scroll-positions.ts';

/** The first page of a visit leaves the focus, and the place in it, as they are. */
let hasArrived = false;

/**
 * What happens when a page has come: it has its title, the keyboard's focus is on its heading, and it lies where it
 * was left (by back and forward), at what the address names, or at its top.
 */
export function useArrival(title: string): void {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    document.title = title;
  }, [title]);

  useLayoutEffect(() => {
    const left = isReturn ? scrollPositionOf(entryNamed(location.key)) : undefined;
    const target = document.getElementById(location.hash.slice(1));
    const isFirst = !hasArrived;
    hasArrived = true;
    if (!isFirst) noteOpenPage();
    if (!isFirst && !target) focusHeading();
    if (left === undefined && target) reveal(target);
    // Whoever has begun to read the first page stays where they are.
    else if (left !== undefined || !isFirst) window.scrollTo({ top: left ?? 0, behavior: 'instant' });
  }, [location, isReturn]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    replayClicks();
    const entry = entryNamed(location.key);
    const keep = () => keepScrollPosition(entry, window.scrollY);
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [location]);
}

/** Opens what it lies in where that is closed, and puts the keyboard there. */
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
