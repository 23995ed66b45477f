import { LOADING } from '../facts/brand.ts';

interface PageLoadingProps {
  /** Whether it is there to be read. Otherwise it is for screen readers, since the page comes in a moment. */
  isShown?: boolean;
}

/** As high as the viewport, so that the content below does not shift when the page loads. */
export function PageLoading({ isShown = false }: PageLoadingProps) {
  return (
    <output className="block min-h-dvh">
      <span className={isShown ? 'page-width block py-16 text-quiet' : 'sr-only'}>{LOADING}</span>
    </output>
  );
}
