import { Fragment, type ReactNode, type RefObject } from 'react';
import { CHUNK } from './chunks-in-sight.ts';
import { useChunks } from './use-chunks.ts';

interface ChunkedItemsProps<Item> {
  /** The list that these are items of. */
  list: RefObject<HTMLElement | null>;
  items: readonly Item[];
  /** All are drawn, as many as there are. */
  isWhole: boolean;
  /** Places of items that are drawn in any case, such as the one that is about to take the focus. */
  keep: readonly number[];
  /** One item, with its key; its outermost element is an `li` that takes `data-chunk`, where it is given. */
  children: (item: Item, at: number, chunk: number | undefined) => ReactNode;
}

/** The items of a list, of which a very long one draws only those around the window and leaves room for the others. */
export function ChunkedItems<Item>({ list, items, isWhole, keep, children }: ChunkedItemsProps<Item>) {
  const count = Math.ceil(items.length / CHUNK);
  const { isDrawn, heightOf } = useChunks(list, isWhole);
  if (isWhole) return items.map((item, at) => children(item, at, undefined));
  return Array.from({ length: count }, (_, chunk) => {
    const first = chunk * CHUNK;
    const own = items.slice(first, first + CHUNK);
    const isKept = keep.some((at) => at >= first && at < first + CHUNK);
    if (isKept || isDrawn(chunk)) {
      return (
        <Fragment key={chunk}>
          {own.map((item, at) => children(item, first + at, at === 0 ? chunk : undefined))}
        </Fragment>
      );
    }
    return (
      <li
        key={`room ${chunk}`}
        aria-hidden
        data-chunk={chunk}
        className="col-span-full"
        style={{ height: heightOf(chunk, own.length) }}
      />
    );
  });
}
