import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LARGE_EDGE, SMALL_EDGE, Thumbnails } from '#ui/kit/thumbnails.ts';

const photo = (id: string) => ({ id, name: `${id}.jpg`, sizeBytes: 1, modifiedMs: 0 });
type Source = ReturnType<typeof photo>;

/** Shows each photo, and returns a function to stop that. */
const show = (thumbnails: Thumbnails<Source>, ...ids: string[]) => {
  const stops = ids.map((id) => thumbnails.watch(id, () => undefined));
  return () => stops.forEach((stop) => stop());
};

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
    vi.useRealTimers();
    vi.restoreAllMocks();
    live.clear();
  });

  it('makes one for every visible photo, and says if there is nothing to show', async () => {
    const thumbnails = new Thumbnails<Source>(
      ({ id }) =>
        id === 'broken'
          ? Promise.reject(new Error('no picture'))
          : Promise.resolve({ picture: new Blob([id]) }),
      LARGE_EDGE,
    );
    thumbnails.setPhotos(['a', 'broken', 'b', 'never shown'].map(photo));
    show(thumbnails, 'a', 'broken', 'b');
    expect(thumbnails.stateOf('a')).toEqual({ status: 'loading' });
    await vi.waitFor(() => expect(thumbnails.stateOf('b').status).toBe('ready'));
    expect(thumbnails.stateOf('a').status).toBe('ready');
    expect(thumbnails.stateOf('broken')).toEqual({ status: 'none' });
    expect(thumbnails.stateOf('never shown')).toEqual({ status: 'loading' });
    expect(live.size).toBe(2);
  });

  it('makes each one’s URL when its picture is ready, and not many at once', async () => {
    const thumbnails = new Thumbnails<Source>(() => Promise.resolve({ picture: new Blob() }), LARGE_EDGE);
    const ids = Array.from({ length: 2000 }, (_, at) => String(at));
    thumbnails.setPhotos(ids.map(photo));
    const onReady = vi.fn<() => void>();
    const stops = ids.slice(0, 12).map((id) => thumbnails.watch(id, onReady));
    await vi.waitFor(() => expect(live.size).toBe(12));
    // With this many photos, all but the first wait to be shown together.
    expect(onReady.mock.calls.length).toBeLessThan(12);
    await vi.waitFor(() => expect(onReady).toHaveBeenCalledTimes(12));
    for (const stop of stops) stop();
    thumbnails.setPhotos([]);
    expect(live.size).toBe(0);
  });

  describe('with previews', () => {
    const madeOf = () => {
      const order: string[] = [];
      const glimpseOf = async ({ id }: Source) => {
        order.push(`glimpse ${id}`);
        return id === 'plain' ? undefined : { picture: new Blob([id]), size: { width: 320, height: 240 } };
      };
      const pending: (() => void)[] = [];
      const create = ({ id }: Source) => {
        order.push(id);
        return new Promise<{ picture: Blob }>((resolve, reject) => {
          pending.push(() =>
            id === 'broken' ? reject(new Error(id)) : resolve({ picture: new Blob([id]) }),
          );
        });
      };
      const thumbnails = new Thumbnails<Source>(create, LARGE_EDGE, () => 1, glimpseOf);
      thumbnails.setPhotos(['a', 'plain', 'broken'].map(photo));
      const end = () => pending.splice(0).forEach((settle) => settle());
      return { thumbnails, order, end };
    };

    it('shows those of all photos first, and each until its thumbnail is ready', async () => {
      const { thumbnails, order, end } = madeOf();
      show(thumbnails, 'a', 'plain', 'broken');
      await vi.waitFor(() => expect(order).toHaveLength(5));
      expect(order.slice(0, 3)).toEqual(['glimpse a', 'glimpse plain', 'glimpse broken']);
      expect(thumbnails.stateOf('a')).toMatchObject({ status: 'ready', isGlimpse: true });
      expect(thumbnails.stateOf('plain')).toEqual({ status: 'loading' });
      end();
      await vi.waitFor(() => expect(thumbnails.stateOf('a')).toMatchObject({ isGlimpse: false }));
      await vi.waitFor(() => expect(order).toHaveLength(6));
      end();
      await vi.waitFor(() => expect(thumbnails.stateOf('broken')).toEqual({ status: 'none' }));
      expect(live.size).toBe(2);
    });

    it('makes the thumbnail of a photo without a glimpse before the glimpses of the others are there', async () => {
      const created: string[] = [];
      const glimpseOf = ({ id }: Source) =>
        id.startsWith('plain') ? Promise.resolve(undefined) : new Promise<undefined>(() => {});
      const create = ({ id }: Source) => {
        created.push(id);
        return Promise.resolve({ picture: new Blob([id]) });
      };
      const thumbnails = new Thumbnails<Source>(create, LARGE_EDGE, () => 1, glimpseOf);
      thumbnails.setPhotos(['slow', 'plain 1', 'plain 2', 'plain hidden'].map(photo));
      const hide = show(thumbnails, 'plain hidden');
      hide();
      show(thumbnails, 'slow', 'plain 1', 'plain 2');
      await vi.waitFor(() => expect(thumbnails.stateOf('plain 2').status).toBe('ready'));
      expect(created).toEqual(['plain 1', 'plain 2']);
    });

    it('makes a photo’s thumbnail again with its preview when it comes back into view', async () => {
      const { thumbnails, order, end } = madeOf();
      const stop = show(thumbnails, 'a');
      await vi.waitFor(() => expect(order).toEqual(['glimpse a', 'a']));
      stop();
      end();
      await vi.waitFor(() => expect(thumbnails.stateOf('a')).toMatchObject({ isGlimpse: false }));
      show(thumbnails, 'a');
      expect(order).toEqual(['glimpse a', 'a']);
      thumbnails.setPhotos([]);
      expect(live.size).toBe(0);
    });
  });

  it.each([
    { edge: LARGE_EDGE, wanted: [320, 400, 480] },
    { edge: SMALL_EDGE, wanted: [128, 160, 256] },
  ])('makes them larger for a screen with more pixels, up to a limit: $wanted', async ({ edge, wanted }) => {
    const edges: number[] = [];
    for (const density of [1, 1.25, 3]) {
      const thumbnails = new Thumbnails<Source>(
        (_, longEdgePx) => {
          edges.push(longEdgePx);
          return Promise.resolve({ picture: new Blob() });
        },
        edge,
        () => density,
      );
      thumbnails.setPhotos([photo('a')]);
      show(thumbnails, 'a');
      await vi.waitFor(() => expect(thumbnails.stateOf('a').status).toBe('ready'));
    }
    expect(edges).toEqual(wanted);
  });

  it('notifies listeners when a thumbnail is ready, even if the photo came later', async () => {
    const thumbnails = new Thumbnails<Source>(
      ({ id }) => Promise.resolve({ picture: new Blob([id]) }),
      LARGE_EDGE,
    );
    const onChange = vi.fn();
    thumbnails.watch('a', onChange);
    thumbnails.setPhotos([photo('a')]);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  });

  it('passes on those of very many photos together, and only then reports each ready', async () => {
    vi.useFakeTimers();
    const thumbnails = new Thumbnails<Source>(
      ({ id }) => Promise.resolve({ picture: new Blob([id]) }),
      LARGE_EDGE,
    );
    thumbnails.setPhotos(Array.from({ length: 2000 }, (_, at) => photo(`p${at}`)));
    const ids = ['p0', 'p1', 'p2', 'p3', 'p4'];
    const states = () => ids.map((id) => thumbnails.stateOf(id).status);
    const seen: string[][] = [];
    for (const id of ids) thumbnails.watch(id, () => seen.push(states()));
    await vi.advanceTimersByTimeAsync(199);
    const first = ['ready', 'loading', 'loading', 'loading', 'loading'];
    expect(seen).toEqual([first]);
    expect(states()).toEqual(first);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([first, ...[1, 2, 3, 4].map(() => ids.map(() => 'ready'))]);
  });

  it('makes few at a time, and none for photos that left the table or the view', async () => {
    let running = 0;
    let most = 0;
    const asked: string[] = [];
    const thumbnails = new Thumbnails<Source>(async ({ id }) => {
      asked.push(id);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return { picture: new Blob([id]) };
    }, LARGE_EDGE);
    const photos = ['a', 'b', 'c', 'd', 'e'].map(photo);
    thumbnails.setPhotos(photos);
    show(thumbnails, 'a', 'b', 'c');
    const hide = show(thumbnails, 'd');
    show(thumbnails, 'e');
    hide();
    thumbnails.setPhotos(photos.slice(0, 4));
    await vi.waitFor(() => expect(thumbnails.stateOf('c').status).toBe('ready'));
    expect(most).toBeLessThanOrEqual(2);
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  it('keeps a few hundred that are out of view, and frees the others, which can be made again', async () => {
    const thumbnails = new Thumbnails<Source>(
      ({ id }) => Promise.resolve({ picture: new Blob([id]) }),
      LARGE_EDGE,
    );
    const ids = Array.from({ length: 1000 }, (_, at) => `p${at}`);
    thumbnails.setPhotos(ids.map(photo));
    const hide = show(thumbnails, ...ids);
    await vi.waitFor(() => expect(thumbnails.stateOf('p999').status).toBe('ready'));
    expect(live.size).toBe(1000);
    hide();
    expect(live.size).toBe(150);
    expect(thumbnails.stateOf('p999').status).toBe('ready');
    expect(thumbnails.stateOf('p0').status).toBe('loading');
    show(thumbnails, 'p0');
    await vi.waitFor(() => expect(thumbnails.stateOf('p0').status).toBe('ready'));
  });

  it('never frees what is visible', async () => {
    const thumbnails = new Thumbnails<Source>(
      ({ id }) => Promise.resolve({ picture: new Blob([id]) }),
      LARGE_EDGE,
    );
    const ids = Array.from({ length: 500 }, (_, at) => `p${at}`);
    thumbnails.setPhotos(ids.map(photo));
    show(thumbnails, ...ids);
    const hide = show(thumbnails, ...ids);
    await vi.waitFor(() => expect(live.size).toBe(500));
    hide();
    expect(live.size).toBe(500);
  });

  it('frees every object URL', async () => {
    const thumbnails = new Thumbnails<Source>(
      ({ id }) => Promise.resolve({ picture: new Blob([id]) }),
      LARGE_EDGE,
    );
    thumbnails.setPhotos([photo('a'), photo('b')]);
    show(thumbnails, 'a', 'b');
    await vi.waitFor(() => expect(live.size).toBe(2));
    thumbnails.setPhotos([photo('b')]);
    expect(live.size).toBe(1);
    thumbnails.setPhotos([]);
    expect(live.size).toBe(0);
  });
});
