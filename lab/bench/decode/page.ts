import { createBrowserDecoder } from '../../../shared/browser/decoding/browser-decoder.ts';
import { toBrowserPhoto } from '../../../shared/browser/files/browser-photo.ts';
import { ENGINE_JPEG_QUALITY, ENGINE_LONG_EDGE_PX } from '../../../shared/core/limits.ts';

export interface Decoded {
  readonly ms: number;
  /** The longest time that the page's main thread was blocked. */
  readonly longestTaskMs: number;
  readonly sentBytes: number;
}

export type Way = 'ours' | 'createImageBitmap' | 'img and canvas';

function picked(): File {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('No file was picked');
  return file;
}

async function ours(file: File): Promise<number> {
  const { signal } = new AbortController();
  const { image } = await createBrowserDecoder().decode(toBrowserPhoto(file), 'jpeg', signal);
  return image.bytes.length;
}

/** Also in a worker, but without scaling down in steps. */
function byBitmap(file: File): Promise<number> {
  const worker = new Worker(new URL('./bitmap-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
      worker.terminate();
      resolve(data);
    });
    worker.postMessage(file);
  });
}

async function byImg(file: File): Promise<number> {
  const img = new Image();
  img.src = URL.createObjectURL(file);
  await img.decode();
  const scale = ENGINE_LONG_EDGE_PX / Math.max(img.naturalWidth, img.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(img.naturalWidth * scale);
  canvas.height = Math.round(img.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(img, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(img.src);
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', ENGINE_JPEG_QUALITY);
  });
  return jpeg?.size ?? 0;
}

const WAYS = { ours, createImageBitmap: byBitmap, 'img and canvas': byImg } satisfies Record<
  Way,
  (file: File) => Promise<number>
>;

async function decode(way: Way): Promise<Decoded> {
  const file = picked();
  let longestTaskMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
  });
  observer.observe({ type: 'longtask' });
  const started = performance.now();
  const sentBytes = await WAYS[way](file);
  const ms = performance.now() - started;
  // Long tasks are reported after they have ended.
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return { ms, longestTaskMs, sentBytes };
}

const bench = { decode };
export type DecodeBench = typeof bench;
Object.assign(window, { bench });
