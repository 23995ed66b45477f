import { LOADING } from '../facts/brand.ts';

interface PageLoadingProps {
  /** Whether the text is visible. By default it is only for screen readers, because the page loads in a moment. */
  isShown?: boolean;
}

/** As tall as the viewport, so that the content below doesn't shift when the page loads. */
export function PageLoading({ isShown = false }: PageLoadingProps) {
  return (
    <output className="block min-h-dvh">
      <span className={isShown ? 'page-width block py-16 text-quiet' : 'sr-only'}>{LOADING}</span>
    </output>
  );
}
