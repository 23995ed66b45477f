import { type BrowserPhoto, toBrowserPhoto } from '#browser/browser-photo.ts';
import { AppError, type Failure } from '#core/failure.ts';
import { PAGE_IMAGES_AT_ONCE } from '#core/limits.ts';
import type { FoundImage } from '#core/page-image.ts';
import { mapConcurrently } from '#pipeline/map-concurrently.ts';
import { loadImage } from './load-image.ts';

/** An image of the page that could not be had, and why. */
export interface MissedImage {
  readonly image: FoundImage;
  readonly failure: Failure;
}

/** What came of the images that were chosen. Every one of them is in exactly one of the lists. */
export interface LoadedImages {
  /** In the order chosen. */
  readonly photos: readonly BrowserPhoto[];
  /** The same bytes as one that is in `photos`. */
  readonly duplicates: readonly FoundImage[];
  readonly missed: readonly MissedImage[];
}

/** Fetches the images that were chosen, a few at a time; one that cannot be had stops none of the others. */
export async function loadImages(
  images: readonly FoundImage[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<LoadedImages> {
  const files = new Map<FoundImage, { file: File; hash: string }>();
  const missed: MissedImage[] = [];
  const load = async (image: FoundImage) => {
    const file = await loadImage(image, signal);
    return { file, hash: await hashOf(file) };
  };
  for await (const step of mapConcurrently(images, PAGE_IMAGES_AT_ONCE, load, signal)) {
    if (step.state === 'started') continue;
    if (step.state === 'done') files.set(step.item, step.value);
    else missed.push({ image: step.item, failure: failureOf(step.error) });
    onProgress(files.size + missed.length);
  }
  signal.throwIfAborted();
  const seen = new Set<string>();
  const photos: BrowserPhoto[] = [];
  const duplicates: FoundImage[] = [];
  for (const image of images) {
    const loaded = files.get(image);
    if (!loaded) continue;
    if (seen.has(loaded.hash)) duplicates.push(image);
    else photos.push(toBrowserPhoto(loaded.file));
    seen.add(loaded.hash);
  }
  return { photos, duplicates, missed };
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function failureOf(error: unknown): Failure {
  if (error instanceof AppError) return error.failure;
  const message = error instanceof Error ? error.message : 'Unknown error';
  return { code: 'batch-failed', details: { message } };
}
