import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Thumbnails } from '#ui/kit/thumbnails.ts';

const photo = (id: string) => ({ id, name: `${id}.jpg`, sizeBytes: 1, modifiedMs: 0 });

describe('Thumbnails', () => {
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

  it('makes one for every photo, and says where there is nothing to see', async () => {
    const thumbnails = new Thumbnails(({ id }) =>
      id === 'broken' ? Promise.reject(new Error('no picture')) : Promise.resolve(new Blob([id])),
    );
    thumbnails.request([photo('a'), photo('broken'), photo('b')]);
    expect(thumbnails.stateOf('a')).toEqual({ status: 'loading' });
    await vi.waitFor(() => expect(thumbnails.stateOf('b').status).toBe('ready'));
    expect(thumbnails.stateOf('a').status).toBe('ready');
    expect(thumbnails.stateOf('broken')).toEqual({ status: 'none' });
  });

  it('makes few at a time, and none for photos that were taken off the table', async () => {
    let running = 0;
    let most = 0;
    const asked: string[] = [];
    const thumbnails = new Thumbnails<ReturnType<typeof photo>>(async ({ id }) => {
      asked.push(id);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return new Blob([id]);
    });
    const photos = ['a', 'b', 'c', 'd'].map(photo);
    thumbnails.request(photos);
    thumbnails.keepOnly(photos.slice(0, 3));
    await vi.waitFor(() => expect(thumbnails.stateOf('c').status).toBe('ready'));
    expect(most).toBeLessThanOrEqual(2);
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  it('frees every object URL', async () => {
    const thumbnails = new Thumbnails(({ id }) => Promise.resolve(new Blob([id])));
    thumbnails.request([photo('a'), photo('b')]);
    await vi.waitFor(() => expect(live.size).toBe(2));
    thumbnails.keepOnly([photo('b')]);
    expect(live.size).toBe(1);
    thumbnails.keepOnly([]);
    expect(live.size).toBe(0);
  });
});
