import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Chunking,
  type ChunkPlace,
  chunksInSight,
  heightsOfChunks,
  ON_PAGE,
  runsOf,
} from './chunks-in-sight.ts';

interface ChunkedItemsProps<Item> {
  /** The list element that contains the items. */
  list: RefObject<HTMLElement | null>;
  items: readonly Item[];
  /** Whether to draw all items, regardless of their number. */
  isWhole: boolean;
  /** How the list is divided into chunks; by default, as for a list that scrolls with its page. */
  chunking?: Chunking;
  /** Indices of items that are always drawn, such as the one that is about to receive the focus. */
  keep: readonly number[];
  /** Renders one item with its key; its outermost element is an `li` with `data-chunk`, if given. */
  children: (item: Item, at: number, chunk: number | undefined) => ReactNode;
}

/** Renders the items of a list; for a very long one, only those near the window, with space reserved for the others. */
export function ChunkedItems<Item>({
  list,
  items,
  isWhole,
  chunking = ON_PAGE,
  keep,
  children,
}: ChunkedItemsProps<Item>) {
  const { drawn, heightOf } = useChunks(list, { isWhole, items: items.length, chunking });
  if (isWhole) return items.map((item, at) => children(item, at, undefined));
  const shown = new Set([...drawn, ...keep.map((at) => Math.floor(at / chunking.items))]);
  const runs = runsOf(Math.ceil(items.length / chunking.items), (chunk) => shown.has(chunk));
  return runs.map(({ first, count, isDrawn }) => {
    if (isDrawn) {
      const start = first * chunking.items;
      const own = items.slice(start, start + chunking.items);
      return (
        <Fragment key={first}>
          {own.map((item, at) => children(item, start + at, at === 0 ? first : undefined))}
        </Fragment>
      );
    }
    return (
      <li
        key={`room ${first}`}
        aria-hidden
        data-chunk={first}
        data-chunks={count}
        className="chunk-room"
        style={{ height: heightOf(first, count) }}
      />
    );
  });
}

interface ChunkedList {
  readonly isWhole: boolean;
  /** The number of items. */
  readonly items: number;
  readonly chunking: Chunking;
}

interface Chunks {
  readonly drawn: readonly number[];
  /** The height in CSS pixels of consecutive chunks that aren't drawn. */
  readonly heightOf: (first: number, count: number) => number;
}

/**
 * Determines which chunks of a very long list are drawn: those in and near the visible area. The list marks the start
 * of each with `data-chunk`, on its first item or on the gap that stands for it and the chunks after it, whose number
 * is in `data-chunks`. The focused chunk stays.
 */
function useChunks(list: RefObject<HTMLElement | null>, { isWhole, items, chunking }: ChunkedList): Chunks {
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  const heights = useRef(new Map<number, number>());
  const width = useRef(0);
  const gap = useRef(0);
  const look = useRef(nothing);
  const heightsOf = (first: number, count: number) =>
    heightsOfChunks(heights.current, { first, count, items, chunking });
  const heightOf = (first: number, count: number) =>
    heightsOf(first, count).reduce((sum, height) => sum + height, (count - 1) * gap.current);
  useEffect(() => {
    look.current = () => {
      const element = list.current;
      if (!element) return;
      if (element.clientWidth !== width.current) heights.current.clear();
      width.current = element.clientWidth;
      gap.current = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
      const { isInBox } = chunking;
      const places = placesOf(element, {
        top: isInBox ? element.getBoundingClientRect().top : 0,
        gap: gap.current,
        heightsOf,
      });
      for (const chunk of drawn) {
        const place = places[chunk];
        if (place) heights.current.set(chunk, place.bottom - place.top - gap.current);
      }
      const focused = chunkWithFocus(element);
      const height = isInBox ? element.clientHeight : window.innerHeight;
      const wanted = new Set(chunksInSight(places, height, drawn, chunking));
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
  return { drawn, heightOf };
}

interface Sight {
  /** Of the visible area, relative to the window. */
  readonly top: number;
  readonly gap: number;
  readonly heightsOf: (first: number, count: number) => readonly number[];
}

function placesOf(list: HTMLElement, { top: from, gap, heightsOf }: Sight): ChunkPlace[] {
  const tops: number[] = [];
  for (const item of list.querySelectorAll<HTMLElement>(':scope > [data-chunk]')) {
    let top = item.getBoundingClientRect().top - from;
    for (const height of heightsOf(tops.length, Number(item.dataset['chunks'] ?? 1))) {
      tops.push(top);
      top += height + gap;
    }
  }
  const end = (list.lastElementChild?.getBoundingClientRect().bottom ?? 0) - from + gap;
  return tops.map((top, at) => ({ top, bottom: tops[at + 1] ?? end }));
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
