import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ChunkPlace, chunksInSight, heightOfChunk } from './chunks-in-sight.ts';

interface Chunks {
  readonly isDrawn: (chunk: number) => boolean;
  /** In CSS pixels, for a chunk that is not drawn. */
  readonly heightOf: (chunk: number, items: number) => number;
}

/**
 * Which chunks of a very long list are drawn: those around the window. The list marks where each begins with
 * `data-chunk`, on its first item or on what stands in its place. What has the focus stays.
 */
export function useChunks(list: RefObject<HTMLElement | null>, isWhole: boolean): Chunks {
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  const heights = useRef(new Map<number, number>());
  const width = useRef(0);
  const look = useRef(nothing);
  useEffect(() => {
    look.current = () => {
      const element = list.current;
      if (!element) return;
      if (element.clientWidth !== width.current) heights.current.clear();
      width.current = element.clientWidth;
      const places = placesOf(element);
      for (const chunk of drawn) {
        const place = places[chunk];
        if (place) heights.current.set(chunk, place.bottom - place.top - gapOf(element));
      }
      const focused = chunkWithFocus(element);
      const wanted = new Set(chunksInSight(places, window.innerHeight, drawn));
      if (focused !== undefined) wanted.add(focused);
      if (wanted.size === drawn.length && drawn.every((chunk) => wanted.has(chunk))) return;
      setDrawn([...wanted]);
    };
  });
  useEffect(() => {
    if (isWhole) return undefined;
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look.current());
    };
    look.current();
    const options = { capture: true, passive: true };
    const resized = new ResizeObserver(lookSoon);
    if (list.current) resized.observe(list.current);
    document.addEventListener('scroll', lookSoon, options);
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      document.removeEventListener('scroll', lookSoon, options);
      window.removeEventListener('resize', lookSoon);
    };
  }, [list, isWhole]);
  const inSight = new Set(drawn);
  return {
    isDrawn: (chunk) => isWhole || inSight.has(chunk),
    heightOf: (chunk, items) => heightOfChunk(heights.current, chunk, items),
  };
}

function placesOf(list: HTMLElement): ChunkPlace[] {
  const tops = [...list.children].flatMap((item) =>
    item.hasAttribute('data-chunk') ? [item.getBoundingClientRect().top] : [],
  );
  const end = list.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return tops.map((top, at) => ({ top, bottom: tops[at + 1] ?? end + gapOf(list) }));
}

function gapOf(list: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(list).rowGap) || 0;
}

function chunkWithFocus(list: HTMLElement): number | undefined {
  const focused = document.activeElement;
  if (!focused || focused === list || !list.contains(focused)) return undefined;
  let item: Element | null = focused;
  while (item && item.parentElement !== list) item = item.parentElement;
  while (item && !item.hasAttribute('data-chunk')) item = item.previousElementSibling;
  return item ? Number(item.getAttribute('data-chunk')) : undefined;
}

function nothing(): void {}
