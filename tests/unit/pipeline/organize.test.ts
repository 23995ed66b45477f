import { describe, expect, it } from 'vitest';
import type { ArchiveEntry, BatchEvent } from '#core/batch/batch-event.ts';
import { AppError } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { organize, type OrganizeSettings } from '#pipeline/organize.ts';
import { fakePhoto, type FakePhoto, fakePorts, type FakePorts } from '../../fakes/fake-ports.ts';

const settings: OrganizeSettings = {
  photosPerBatch: 20,
  placing: { rules: [], pattern: DEFAULT_PATTERN },
  concurrency: 2,
};

interface Run {
  readonly events: BatchEvent[];
  readonly error: unknown;
}

async function run(
  photos: readonly FakePhoto[],
  ports: FakePorts,
  options: Partial<OrganizeSettings> = {},
  abort = new AbortController(),
  onEvent: (event: BatchEvent) => void = () => {},
): Promise<Run> {
  const events: BatchEvent[] = [];
  try {
    for await (const event of organize(photos, ports, { ...settings, ...options }, abort.signal)) {
      events.push(event);
      onEvent(event);
    }
    return { events, error: undefined };
  } catch (error) {
    return { events, error };
  }
}

const types = ({ events }: Run) => events.map(({ type }) => type);
const paths = (ports: FakePorts) => ports.archived.flat().map(({ path }) => path);
const code = (error: unknown) => (error instanceof AppError ? error.failure.code : error);

describe('organize', () => {
  it(
    'reserves once, describes each photo, makes the archive, and settles once',
    {
      tags: [
        'entries-category-short-name',
        'processed-result-zip-entries',
        'photo-description-category-short',
      ],
    },
    async () => {
      const ports = fakePorts();
      const { events } = await run([fakePhoto('a'), fakePhoto('b', { description: 'A beach.' })], ports);
      expect(ports.calls).toEqual(['reserve 2', 'describe a', 'describe b', 'finish', 'settle']);
      expect(events.at(-2)).toMatchObject({ type: 'archived' });
      expect(events.at(-1)).toMatchObject({ type: 'settled' });
      expect(paths(ports)).toEqual(['Pets/dog.jpg', 'Beach & Sea/beach.jpg']);
    },
  );

  it.each([
    ['one photo less', 1, (entries: readonly ArchiveEntry[]) => entries.slice(1)],
    ['one photo more', 3, (entries: readonly ArchiveEntry[]) => [...entries, ...entries.slice(1)]],
  ])('makes no archive that would have %s than was picked', async (_what, accountedFor, changed) => {
    const ports = fakePorts();
    const archive = { ...ports.archive, named: changed };
    const { error } = await run([fakePhoto('a'), fakePhoto('b')], { ...ports, archive });
    expect(error).toMatchObject({
      failure: { code: 'archive-incomplete', details: { picked: 2, accountedFor } },
    });
    expect(ports.calls).not.toContain('finish');
    expect(ports.calls).toContain('settle');
  });

  it('names photos in the order picked, whatever was described first', async () => {
    let describeA = (_analysis: ImageAnalysis) => {};
    const slow = new Promise<ImageAnalysis>((resolve) => (describeA = resolve));
    const ports = fakePorts({
      analyzer: {
        describe: async (_image, { photoId }) => {
          if (photoId === 'a') return slow;
          queueMicrotask(() => describeA({ description: 'A dog.' }));
          return { description: 'A dog.' };
        },
      },
    });
    const { events } = await run([fakePhoto('a'), fakePhoto('b')], ports);
    const placed = events.flatMap((event) => (event.type === 'placed' ? [event.photo.photoId] : []));
    expect(placed).toEqual(['b', 'a']);
    expect(ports.archived[0]).toMatchObject([
      { photoId: 'a', path: 'Pets/dog.jpg' },
      { photoId: 'b', path: 'Pets/dog_2.jpg' },
    ]);
  });

  it(
    'refuses files that aren’t photos before it reserves, and reserves for the rest',
    { tags: ['stated-acceptance-jpg-png-up', 'enforced-before-anything-sent-file'] },
    async () => {
      const ports = fakePorts();
      const text = fakePhoto('text', { head: new Uint8Array([104, 105]) });
      const { events } = await run([text, fakePhoto('a')], ports);
      expect(events[0]).toEqual({
        type: 'refused',
        photoId: 'text',
        failure: { code: 'photo-not-an-image', details: {} },
      });
      expect(ports.calls[0]).toBe('reserve 1');
      expect(events.map(({ type }) => type).slice(-2)).toEqual(['archived', 'settled']);
      expect(paths(ports)).toEqual(['Pets/dog.jpg']);
    },
  );

  it('says that a batch stopped only if it did', async () => {
    const ports = fakePorts();
    const { events } = await run([fakePhoto('a')], ports);
    expect(events.map(({ type }) => type)).toEqual(['started', 'looking', 'placed', 'archived', 'settled']);
  });

  it('reserves by the ids of the accepted photos', async () => {
    const asked: (readonly string[])[] = [];
    const ports = fakePorts();
    const reserve: typeof ports.ledger.reserve = (ids, signal) => {
      asked.push(ids);
      return ports.ledger.reserve(ids, signal);
    };
    const text = fakePhoto('text', { head: new Uint8Array([104, 105]) });
    const taking = { ...ports, ledger: { ...ports.ledger, reserve } };
    await run([fakePhoto('a'), text, fakePhoto('b')], taking);
    expect(asked).toEqual([['a', 'b']]);
  });

  it(
    'leaves what is beyond the batch cap for the next batch',
    { tags: ['only-first-n-files-processed'] },
    async () => {
      const ports = fakePorts();
      const photos = ['a', 'b', 'c'].map((id) => fakePhoto(id));
      const { events } = await run(photos, ports, { photosPerBatch: 2 });
      expect(events[0]).toMatchObject({ photoId: 'c', failure: { code: 'batch-full' } });
      expect(ports.archived[0]).toHaveLength(2);
    },
  );

  it(
    'continues if one photo fails, and says which and why',
    { tags: ['single-file-failure-counted-skipped'] },
    async () => {
      const ports = fakePorts({
        decoder: {
          decode: async ({ id }) => {
            if (id === 'bad') throw new AppError({ code: 'photo-unreadable', details: {} });
            return { image: { bytes: new Uint8Array(), mediaType: 'image/jpeg' } };
          },
        },
        analyzer: { describe: async () => ({ description: 'A dog.' }) },
      });
      const { events, error } = await run([fakePhoto('bad'), fakePhoto('a')], ports);
      expect(error).toBeUndefined();
      expect(events).toContainEqual(
        expect.objectContaining({
          type: 'failed',
          photoId: 'bad',
          failure: { code: 'photo-unreadable', details: {} },
        }),
      );
      expect(paths(ports)).toEqual(['Pets/dog.jpg']);
    },
  );

  it('refuses a batch beyond the quota whole: nothing is described or archived', async () => {
    const calls: string[] = [];
    const ports = fakePorts({
      ledger: {
        reserve: async () => {
          throw new AppError({ code: 'quota-exceeded', details: { limit: 25, resetsOn: '2026-12' } });
        },
        settle: async () => {
          calls.push('settle');
          return { period: '2026-11', count: 0 };
        },
      },
    });
    const { error } = await run([fakePhoto('a')], ports);
    expect(code(error)).toBe('quota-exceeded');
    expect([...ports.calls, ...calls]).toEqual([]);
  });

  it(
    'makes no archive if every photo fails, settles, and says so',
    { tags: ['failed-process-any-images-please'] },
    async () => {
      const ports = fakePorts({
        analyzer: {
          describe: async () => {
            throw new AppError({ code: 'no-description', details: {} });
          },
        },
      });
      const { error } = await run([fakePhoto('a')], ports);
      expect(code(error)).toBe('all-photos-failed');
      expect(ports.calls).toEqual(['reserve 1', 'settle']);
    },
  );

  it('keeps what is placed if it is canceled, and settles', async () => {
    const abort = new AbortController();
    const ports = fakePorts();
    const photos = ['a', 'b', 'c', 'd'].map((id) => fakePhoto(id));
    const result = await run(photos, ports, { concurrency: 1 }, abort, (event) => {
      if (event.type === 'placed' && event.done === 2) abort.abort();
    });
    expect(types(result).slice(-3)).toEqual(['stopped', 'archived', 'settled']);
    expect(result.error).toBeUndefined();
    expect(ports.archived[0]).toHaveLength(2);
  });

  it('ends the batch on a failure that every photo would meet, and keeps what is placed', async () => {
    const ports = fakePorts({
      analyzer: {
        describe: async (_image, { photoId }) => {
          if (photoId === 'b') throw new AppError({ code: 'sign-in-required', details: {} });
          return { description: 'A dog.' };
        },
      },
    });
    const photos = ['a', 'b', 'c'].map((id) => fakePhoto(id));
    const { events } = await run(photos, ports, { concurrency: 1 });
    expect(events).toContainEqual({ type: 'stopped', failure: { code: 'sign-in-required', details: {} } });
    expect(paths(ports)).toEqual(['Pets/dog.jpg']);
    expect(ports.calls.at(-1)).toBe('settle');
  });

  it('waits, if such a failure ends it, for the photos in progress', async () => {
    let isRefused = () => {};
    const refusal = new Promise<void>((resolve) => (isRefused = resolve));
    const ports = fakePorts({
      analyzer: {
        describe: async (_image, { photoId }) => {
          if (photoId === 'a') {
            await refusal;
            return { description: 'A dog.' };
          }
          isRefused();
          throw new AppError({ code: 'session-over', details: {} });
        },
      },
    });
    const photos = ['a', 'b', 'c'].map((id) => fakePhoto(id));
    const { events } = await run(photos, ports);
    const looked = events.flatMap((event) => (event.type === 'looking' ? event.photoId : []));
    expect(looked).toEqual(['a', 'b']);
    expect(events).toContainEqual({ type: 'stopped', failure: { code: 'session-over', details: {} } });
    expect(paths(ports)).toEqual(['Pets/dog.jpg']);
  });

  it('settles when its reader leaves', async () => {
    const ports = fakePorts();
    for await (const { type } of organize([fakePhoto('a')], ports, settings, new AbortController().signal)) {
      if (type === 'looking') break;
    }
    expect(ports.calls.at(-1)).toBe('settle');
  });

  it('settles, and passes on the error, if the archive can’t be made', async () => {
    const ports = fakePorts({
      archive: {
        prepare: async () => {},
        finish: async () => {
          throw new Error('disk full');
        },
      },
    });
    const { error } = await run([fakePhoto('a')], ports);
    expect(error).toEqual(new Error('disk full'));
    expect(ports.calls.at(-1)).toBe('settle');
  });

  it('refuses an empty batch', async () => {
    expect(code((await run([], fakePorts())).error)).toBe('nothing-selected');
  });

  it('uses the engine’s folder and name, and keeps its confidence and alternatives', async () => {
    const ports = fakePorts();
    const said = {
      category: 'Beach & Sea',
      name: 'The Image Shows: Rex, swimming!',
      confidence: 0.6,
      alternatives: [{ category: 'Pets', confidence: 0.3 }],
    } as const;
    const { events } = await run([fakePhoto('a', { description: 'A dog in the sea.', said })], ports);
    expect(paths(ports)).toEqual(['Beach & Sea/rex_swimming.jpg']);
    const { confidence, alternatives } = said;
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'placed',
        photo: expect.objectContaining({ category: 'Beach & Sea', confidence, alternatives }),
      }),
    );
  });

  it('stores a photo’s whole analysis for a later run', async () => {
    const kept: unknown[] = [];
    const said = { category: 'Pets', name: 'rex', confidence: 0.6 } as const;
    const ports = fakePorts();
    const record = async (_id: string, described: unknown) => void kept.push(described);
    await run([fakePhoto('a', { said })], { ...ports, journal: { described: () => undefined, record } });
    expect(kept).toEqual([{ description: 'A dog.', ...said }]);
  });

  it('places by the person’s rules before the engine, and drops the engine’s opinion of them', async () => {
    const ports = fakePorts();
    const said = { category: 'Pets', name: 'rex', confidence: 0.6 } as const;
    const placing = { rules: [{ has: ['dog'], category: 'Rex' }], pattern: '{category} {name}' };
    const { events } = await run([fakePhoto('a', { said })], ports, { placing });
    expect(paths(ports)).toEqual(['Rex/Rex rex.jpg']);
    const placed = events.find((event) => event.type === 'placed');
    expect(placed?.photo).not.toHaveProperty('confidence');
  });

  it(
    'places by the person’s rules before the table, and names by their pattern',
    { tags: ['faq-premium-plans-allow-custom', 'custom-rules-naming-patterns-pro'] },
    async () => {
      const ports = fakePorts();
      const placing = {
        rules: [{ has: ['dog'], category: 'Rex' }],
        pattern: '{date:YYYY-MM-DD}_{name}_{n:2}',
      };
      const dated: FakePorts['decoder'] = {
        decode: async (...of) => ({ ...(await ports.decoder.decode(...of)), takenAt: '2024-07-08T08:05:03' }),
      };
      await run([fakePhoto('a')], { ...ports, decoder: dated }, { placing });
      expect(paths(ports)).toEqual(['Rex/2024-07-08_dog_01.jpg']);
      await run([fakePhoto('a')], ports, { placing });
      expect(paths({ ...ports, archived: ports.archived.slice(1) })).toEqual(['Rex/dog_01.jpg']);
    },
  );

  it('reports every photo’s end: as many as were picked', async () => {
    const ports = fakePorts({
      analyzer: {
        describe: async (_image, { photoId }) => {
          if (photoId === 'c') throw new AppError({ code: 'no-description', details: {} });
          return { description: 'A dog.' };
        },
      },
    });
    const photos = [fakePhoto('a'), fakePhoto('b', { sizeBytes: 0 }), fakePhoto('c'), fakePhoto('d')];
    const { events } = await run(photos, ports);
    const ended = events.flatMap((event) => {
      if (event.type === 'placed') return [event.photo.photoId];
      return event.type === 'refused' || event.type === 'failed' ? [event.photoId] : [];
    });
    expect(ended.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });
});
