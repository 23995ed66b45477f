import { LOADING } from './brand.ts';

/** As high as the window, so that what lies under it does not jump when the page comes. */
export function PageLoading() {
  return (
    <output className="block min-h-dvh">
      <span className="sr-only">{LOADING}</span>
    </output>
  );
}
