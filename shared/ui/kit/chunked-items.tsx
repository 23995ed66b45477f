import { Fragment, type ReactNode, type RefObject } from 'react';
import { type Chunking, ON_PAGE, runsOf } from './chunks-in-sight.ts';
import { useChunks } from './use-chunks.ts';

interface ChunkedItemsProps<Item> {
  /** The list that these are items of. */
  list: RefObject<HTMLElement | null>;
  items: readonly Item[];
  /** All are drawn, as many as there are. */
  isWhole: boolean;
  /** The parts in which it is drawn; if undefined, those of a list that is as long as its page. */
  chunking?: Chunking;
  /** Places of items that are drawn in any case, such as the one that is about to take the focus. */
  keep: readonly number[];
  /** One item, with its key; its outermost element is an `li` that takes `data-chunk`, where it is given. */
  children: (item: Item, at: number, chunk: number | undefined) => ReactNode;
}

/** The items of a list, of which a very long one draws only those around the window and leaves room for the others. */
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
