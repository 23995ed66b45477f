import { type BrowserPhoto, toBrowserPhoto } from '#browser/files/browser-photo.ts';
import { sumsOf } from '#browser/files/checksums.ts';
import { AppError, type Failure } from '#core/failure.ts';
import { PAGE_FILM_LIMITS, PAGE_IMAGES_AT_ONCE } from '../limits.ts';
import { type FoundImage, pageTextsOf } from '../page/page-image.ts';
import { mapConcurrently } from '#pipeline/map-concurrently.ts';
import { loadImage } from './load-image.ts';

/** An image of the page that could not be loaded, and the reason. */
export interface MissedImage {
  readonly name: string;
  readonly failure: Failure;
  /** Set if loading can be retried. */
  readonly image?: FoundImage;
}

interface LoadedFile {
  readonly file: File;
  readonly hash: string;
}

/** The result of loading images: each requested image is in exactly one of the two. */
export interface LoadedImages {
  readonly files: ReadonlyMap<FoundImage, LoadedFile>;
  readonly missed: readonly MissedImage[];
}

interface LoadOptions {
  /** The result of earlier loading. */
  readonly earlier: LoadedImages;
  /** Minimum length of an image's sides; see {@link loadImage}. */
  readonly leastPxOf: (image: FoundImage) => number;
  /** The tab of the page. */
  readonly tabId: number | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** Fetches images, a few at a time; a failed one doesn't stop the others. */
export async function loadImages(
  images: readonly FoundImage[],
  { earlier, leastPxOf, tabId, signal, onProgress }: LoadOptions,
): Promise<LoadedImages> {
  const asked = new Set(images);
  const files = new Map(earlier.files);
  const missed = earlier.missed.filter(({ image }) => !image || !asked.has(image));
  let done = 0;
  let filmBytes: number = PAGE_FILM_LIMITS.allBytes;
  for (const [{ kind }, { file }] of files) if (kind === 'video') filmBytes -= file.size;
  const load = async (image: FoundImage): Promise<LoadedFile> => {
    const file = await loadImage(image, { leastPx: leastPxOf(image), filmBytes, tabId, signal });
    if (image.kind === 'video') filmBytes -= file.size;
    return { file, hash: (await sumsOf(file)).sha256 };
  };
  for await (const step of mapConcurrently(images, PAGE_IMAGES_AT_ONCE, load, signal)) {
    if (step.state === 'started') continue;
    if (step.state === 'done') files.set(step.item, step.value);
    else missed.push({ name: step.item.name, failure: failureOf(step.error), image: step.item });
    onProgress((done += 1));
  }
  signal.throwIfAborted();
  return { files, missed };
}

/**
 * Returns the loaded images as photos, in the selected order and without duplicate bytes, and the number of
 * duplicates.
 */
export function photosOfImages(
  images: readonly FoundImage[],
  { files }: LoadedImages,
): { readonly photos: BrowserPhoto[]; readonly duplicates: number } {
  const loaded = images.flatMap((image) => {
    const one = files.get(image);
    return one ? [{ ...one, page: pageTextsOf(image) }] : [];
  });
  const byHash = new Map(loaded.toReversed().map((one) => [one.hash, one]));
  const inOrder = [...new Set(loaded.map(({ hash }) => hash))].flatMap((hash) => byHash.get(hash) ?? []);
  const photos = inOrder.map(({ file, page }) => toBrowserPhoto(file, { page }));
  return { photos, duplicates: loaded.length - inOrder.length };
}

function failureOf(error: unknown): Failure {
  if (error instanceof AppError) return error.failure;
  const message = error instanceof Error ? error.message : 'Unknown error';
  return { code: 'batch-failed', details: { message } };
}
