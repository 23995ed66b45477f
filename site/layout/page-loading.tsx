import { LOADING } from '../content/brand.ts';

/** Holds the page's place, so that the footer does not jump. */
export function PageLoading() {
  return (
    <output className="block min-h-[80vh]">
      <span className="sr-only">{LOADING}</span>
    </output>
  );
}
