import { Fragment, type ReactNode, type RefObject } from 'react';
import { type Chunking, ON_PAGE, runsOf } from './chunks-in-sight.ts';
import { useChunks } from './use-chunks.ts';

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
