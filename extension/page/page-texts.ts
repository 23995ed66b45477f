import { HINT_LENGTHS } from '#core/limits.ts';
import type { PageTexts } from '#core/hints/photo-texts.ts';

/**
 * Returns the page's texts about an image in addition to its alternative text: plain text, limited in length; empty
 * ones are missing.
 */
export function pageTexts(img: HTMLImageElement): { readonly texts?: PageTexts } {
  const caption = cut(captionOf(img));
  const title = cut(img.title);
  const link = cut(linkTextOf(img));
  const texts = { ...(caption ? { caption } : {}), ...(title ? { title } : {}), ...(link ? { link } : {}) };
  return Object.keys(texts).length > 0 ? { texts } : {};
}

/** Returns the caption of the figure that contains an image. */
export function captionOf(img: HTMLImageElement): string | undefined {
  return img.closest('figure')?.querySelector('figcaption')?.textContent.trim() || undefined;
}

/** Returns the text of a link around an image, unless the link contains several images. */
function linkTextOf(img: HTMLImageElement): string | undefined {
  const link = img.closest('a');
  if (!link || link.querySelectorAll('img').length > 1) return undefined;
  return link.title || link.textContent.trim();
}

function cut(text: string | undefined): string | undefined {
  return text?.slice(0, HINT_LENGTHS.taken).toWellFormed().replace(/\s+/gu, ' ').trim();
}
