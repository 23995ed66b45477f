import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#core/failure.ts';
import { LargePictures } from '#ui/viewer/large-pictures.ts';
import type { LoadPicture } from '#ui/board/picture-context.ts';

const live = new Set<string>();
beforeEach(() => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    live.add(`blob:${made}`);
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void live.delete(url));
});
afterEach(() => {
  vi.restoreAllMocks();
  live.clear();
});

/** Pictures from a host that answers at once; `asked` lists what was read, in order. */
function pictures(load: LoadPicture = () => Promise.resolve({ picture: new Blob() })) {
  const asked: string[] = [];
  const broken = new Set<string>();
  const large = new LargePictures({
    load: (photoId, wanted, signal) => {
      asked.push(wanted.isDrawn ? `${photoId} drawn` : photoId);
      return load(photoId, wanted, signal);
    },
    decode: (url) => (broken.has(url) ? Promise.reject(new Error('not a picture')) : Promise.resolve()),
    longEdgePx: 1000,
  });
  return { large, asked, broken };
}

const isReady = (large: LargePictures, photoId: string) =>
  vi.waitFor(() => expect(large.stateOf(photoId).status).toBe('ready'));

describe('LargePictures', () => {
  it('reads the current photo first, then its neighbors, each once', async () => {
    const { large, asked } = pictures();
    large.keepOnly(['b', 'c', 'a']);
    await isReady(large, 'a');
    large.keepOnly(['c', 'd', 'b']);
    await isReady(large, 'd');
    expect(asked).toEqual(['b', 'c', 'a', 'd']);
  });

  it('reads one neighbor at a time, but the current photo at once', () => {
    const { large, asked } = pictures(() => new Promise(() => {}));
    large.keepOnly(['b', 'c', 'a']);
    expect(asked).toEqual(['b']);
    large.keepOnly(['c', 'd', 'b']);
    expect(asked).toEqual(['b', 'c']);
  });

  it('holds no more than three, and frees all at the end', async () => {
    const { large } = pictures();
    for (const [photoId, next, before] of ['bca', 'cdb', 'dec', 'efd']) {
      large.keepOnly([photoId ?? '', next ?? '', before ?? '']);
      await isReady(large, before ?? '');
      await isReady(large, next ?? '');
      expect(live.size).toBe(3);
    }
    large.keepOnly([]);
    expect(live.size).toBe(0);
  });

  it('cancels what is no longer wanted, and frees its result', async () => {
    const answers: (() => void)[] = [];
    const signals: AbortSignal[] = [];
    const { large } = pictures((_photoId, _wanted, signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(() => resolve({ picture: new Blob() })));
    });
    large.keepOnly(['a']);
    large.keepOnly(['z']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    for (const answer of answers) answer();
    await isReady(large, 'z');
    expect(live.size).toBe(1);
    expect(large.stateOf('a')).toEqual({ status: 'loading' });
  });

  it('converts a file that the browser can’t show', async () => {
    const { large, asked, broken } = pictures();
    broken.add('blob:1');
    large.keepOnly(['cut-off']);
    await isReady(large, 'cut-off');
    expect(asked).toEqual(['cut-off', 'cut-off drawn']);
    expect([...live]).toEqual(['blob:2']);
  });

  it('says why there is nothing to show, and keeps nothing', async () => {
    const failure = { code: 'photo-unreadable', details: {} } as const;
    const { large } = pictures(() => Promise.reject(new AppError(failure)));
    large.keepOnly(['broken']);
    await vi.waitFor(() => expect(large.stateOf('broken')).toEqual({ status: 'none', failure }));
    expect(live.size).toBe(0);
  });

  it('notifies its listeners', async () => {
    const { large } = pictures();
    const onChange = vi.fn();
    const stop = large.watch(onChange);
    large.keepOnly(['a']);
    await isReady(large, 'a');
    expect(onChange).toHaveBeenCalledOnce();
    stop();
    large.keepOnly(['b']);
    await isReady(large, 'b');
    expect(onChange).toHaveBeenCalledOnce();
  });
});
