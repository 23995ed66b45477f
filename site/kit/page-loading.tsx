import { LOADING } from './brand.ts';

/** As high as the viewport, so that the content below does not shift when the page loads. */
export function PageLoading() {
  return (
    <output className="block min-h-dvh">
      <span className="sr-only">{LOADING}</span>
    </output>
  );
}
