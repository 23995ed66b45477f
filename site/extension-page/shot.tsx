import { type Screenshot, SMALL_SHOT_PX } from './chrome-extension-copy.ts';

interface ShotProps {
  shot: Screenshot;
  /** The `sizes` attribute. */
  sizes: string;
  /** Whether it is in the viewport when the page opens. */
  isFirst?: boolean;
}

/** A screenshot of the extension. On phones, only the panel is shown. */
export function Shot({ shot: { id, alt, widthPx, heightPx, isPage }, sizes, isFirst = false }: ShotProps) {
  const address = `/extension/${id}`;
  return (
    <img
      src={`${address}.webp`}
      srcSet={`${address}-small.webp ${SMALL_SHOT_PX}w, ${address}.webp ${widthPx}w`}
      sizes={isPage ? `(width < 40rem) 200vw, ${sizes}` : sizes}
      width={widthPx}
      height={heightPx}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={`h-auto w-full rounded-surface border border-line shadow-print ${isPage ? 'max-sm:aspect-4/5 max-sm:object-cover max-sm:object-right' : ''}`}
    />
  );
}
