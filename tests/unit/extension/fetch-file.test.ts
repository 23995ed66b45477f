import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAGE_FILM_LIMITS, PAGE_IMAGE_TIMEOUT_MS } from '../../../extension/limits.ts';

vi.mock('webextension-polyfill', () => ({ default: { permissions: { contains: async () => true } } }));

const { fetchFile } = await import('../../../extension/batch/fetch-file.ts');

const never = new AbortController().signal;
const PIECE = 1024 * 1024;
const PIECES = (2.5 * PAGE_FILM_LIMITS.pieceBytes) / PIECE;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Answers with pieces of different bytes, each after a pause. */
function answering(pauseMs: number, onCancel = () => {}) {
  return async ({ signal }: RequestInit) => {
    let at = 0;
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (at === PIECES) return controller.close();
      await vi.advanceTimersByTimeAsync(pauseMs);
      if (signal?.aborted) return controller.error(signal.reason);
      controller.enqueue(new Uint8Array(PIECE).fill((at += 1)));
    };
    return new Response(new ReadableStream({ pull, cancel: onCancel }, { highWaterMark: 0 }));
  };
}

const fetched = (limits: Parameters<typeof fetchFile>[2], answer: ReturnType<typeof answering>) =>
  fetchFile('https://films.example/a.mp4', 'a.mp4', limits, never, answer);

it('a film comes whole, in the order of its pieces, however long it takes', async () => {
  const film = await fetched({ mostBytes: Infinity, isLong: true }, answering(PAGE_IMAGE_TIMEOUT_MS - 1));
  expect(film.size).toBe(PIECES * PIECE);
  const bytes = new Uint8Array(await film.arrayBuffer());
  expect(Array.from({ length: PIECES }, (_, at) => bytes[at * PIECE])).toEqual(
    Array.from({ length: PIECES }, (_, at) => at + 1),
  );
});

it.each([
  ['an image that takes too long as a whole', false, PAGE_IMAGE_TIMEOUT_MS / 4],
  ['a film that pauses for too long', true, PAGE_IMAGE_TIMEOUT_MS],
])('%s is given up', async (_, isLong, pauseMs) => {
  const fetching = fetched({ mostBytes: Infinity, isLong }, answering(pauseMs));
  await expect(fetching).rejects.toThrow('page-image-timeout');
});

it('a film over the limit is refused, and its rest isn’t fetched', async () => {
  const onCancel = vi.fn<() => void>();
  const fetching = fetched({ mostBytes: 3 * PIECE, isLong: true }, answering(0, onCancel));
  await expect(fetching).rejects.toMatchObject({
    failure: { code: 'photo-too-large', details: { sizeBytes: 4 * PIECE, maxBytes: 3 * PIECE } },
  });
  expect(onCancel).toHaveBeenCalledOnce();
});
