import { describe, expect, it } from 'vitest';
import type { BatchEvent } from '#core/batch/batch-event.ts';
import { AppError } from '#core/failure.ts';
import type { PhotoFormat } from '#core/photo-formats.ts';
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

describe('the end of a batch', () => {
  it('reserves nothing if every photo is refused, and says so', async () => {
    const ports = fakePorts();
    const { events, error } = await run([fakePhoto('a', { sizeBytes: 0 })], ports);
    expect(events.map(({ type }) => type)).toEqual(['refused']);
    expect(code(error)).toBe('all-photos-failed');
    expect(ports.calls).toEqual([]);
  });

  it('is no failure if it is canceled before a photo is placed', async () => {
    const abort = new AbortController();
    const ports = fakePorts();
    const result = await run([fakePhoto('a')], ports, {}, abort, ({ type }) => {
      if (type === 'started') abort.abort();
    });
    expect(types(result)).toEqual(['started', 'stopped', 'settled']);
    expect(result.error).toBeUndefined();
    expect(ports.calls).toEqual(['reserve 1', 'settle']);
  });

  it('counts failed and placed photos of its reservation, one by one', async () => {
    const ports = fakePorts({
      analyzer: {
        describe: async (_image, { photoId }) => {
          if (photoId === 'b') throw new AppError({ code: 'no-description', details: {} });
          return { description: 'A dog.' };
        },
      },
    });
    const photos = ['a', 'b', 'c'].map((id) => fakePhoto(id));
    const { events } = await run(photos, ports, { concurrency: 1 });
    const counts = events.flatMap((event) =>
      'done' in event ? [[event.type, event.done, event.total]] : [],
    );
    expect(counts).toEqual([
      ['placed', 1, 3],
      ['failed', 2, 3],
      ['placed', 3, 3],
    ]);
  });

  it('reports the first failure that ended it, even if photos in progress fail differently', async () => {
    const codes = { a: 'session-over', b: 'sign-in-required' } as const;
    let isRefused = () => {};
    const refusal = new Promise<void>((resolve) => (isRefused = resolve));
    const ports = fakePorts({
      analyzer: {
        describe: async (_image, { photoId }) => {
          if (photoId === 'b') await refusal;
          else queueMicrotask(isRefused);
          throw new AppError({ code: codes[photoId as 'a' | 'b'], details: {} });
        },
      },
    });
    const { events } = await run([fakePhoto('a'), fakePhoto('b')], ports);
    expect(events.filter(({ type }) => type === 'stopped')).toEqual([
      { type: 'stopped', failure: { code: 'session-over', details: {} } },
    ]);
  });

  it('retries settling, but not once it was canceled, since nobody waits for it', async () => {
    const settledAfter = async (abort: AbortController, onEvent: (event: BatchEvent) => void) => {
      let tries = 0;
      const ports = fakePorts();
      const ledger = {
        ...ports.ledger,
        settle: async () => {
          tries += 1;
          throw new AppError({ code: 'network-unreachable', details: {} });
        },
      };
      const retry = { attempts: 3, baseMs: 1 };
      await run([fakePhoto('a')], { ...ports, ledger }, { retry }, abort, onEvent);
      return tries;
    };
    const abort = new AbortController();
    // The finally clause settles once more what is not settled.
    expect(await settledAfter(new AbortController(), () => {})).toBe(6);
    expect(await settledAfter(abort, ({ type }) => void (type === 'archived' && abort.abort()))).toBe(2);
  });

  it('neither decodes nor describes a photo that an earlier run has described', async () => {
    const ports = fakePorts();
    const decoded: string[] = [];
    const decoder = {
      decode: async (photo: FakePhoto, ...more: [PhotoFormat, AbortSignal]) => {
        decoded.push(photo.id);
        return ports.decoder.decode(photo, ...more);
      },
    };
    const journal = {
      described: (id: string) => (id === 'b' ? { description: 'A beach.' } : undefined),
      record: async () => {},
    };
    const photos = ['a', 'b', 'c'].map((id) => fakePhoto(id));
    await run(photos, { ...ports, decoder, journal });
    expect(decoded).toEqual(['a', 'c']);
    expect(ports.calls).toEqual(['reserve 3', 'describe a', 'describe c', 'finish', 'settle']);
    expect(paths(ports)).toEqual(['Pets/dog.jpg', 'Beach & Sea/beach.jpg', 'Pets/dog_2.jpg']);
  });

  it('treats a photo whose first bytes can’t be read as missing', async () => {
    const ports = fakePorts({
      reader: {
        formatOf: async () => {
          throw new Error('NotFoundError');
        },
      },
    });
    const { events } = await run([fakePhoto('a')], ports);
    expect(events).toEqual([{ type: 'refused', photoId: 'a', failure: { code: 'photo-gone', details: {} } }]);
  });

  it('passes on an error that is no photo’s failure, and settles', async () => {
    const ports = fakePorts();
    const analyzer = {
      describe: async () => {
        throw new TypeError('a bug');
      },
    };
    const { error } = await run([fakePhoto('a')], { ...ports, analyzer });
    expect(error).toEqual(new TypeError('a bug'));
    expect(ports.calls.at(-1)).toBe('settle');
  });

  it('comes after photos that were decoded ahead of the described one', async () => {
    const ports = fakePorts();
    const steps: string[] = [];
    const decoder = {
      decode: async (photo: FakePhoto, ...more: [PhotoFormat, AbortSignal]) => {
        steps.push(`decode ${photo.id}`);
        return ports.decoder.decode(photo, ...more);
      },
    };
    const analyzer = {
      describe: async () => {
        steps.push('describe');
        return { description: 'A dog.' };
      },
    };
    const photos = ['a', 'b', 'c'].map((id) => fakePhoto(id));
    await run(photos, { ...ports, decoder, analyzer }, { concurrency: 1 });
    expect(steps).toEqual(['decode a', 'decode b', 'decode c', 'describe', 'describe', 'describe']);
  });

  it('files photos into the host’s folders, and says so', async () => {
    const ports = fakePorts();
    const filing = { folders: async () => new Map([['b', ['Mine', 'Dogs']]]) };
    const { events } = await run([fakePhoto('a'), fakePhoto('b')], { ...ports, filing });
    const filed = events.flatMap((event) => (event.type === 'filed' ? [event.photo] : []));
    expect(filed).toEqual([expect.objectContaining({ photoId: 'b', folder: ['Mine', 'Dogs'] })]);
    expect(paths(ports)).toEqual(['Pets/dog.jpg', 'Mine/Dogs/dog.jpg']);
  });

  it.each<[string, readonly FakePhoto[], string | undefined]>([
    ['no photo was picked', [], 'nothing-selected'],
    ['every photo is refused', [fakePhoto('a', { sizeBytes: 0 })], 'all-photos-failed'],
    ['it is canceled before a photo is placed', [fakePhoto('a')], undefined],
  ])('files and archives films if %s, where the host has films alone', async (_when, photos, expected) => {
    const abort = new AbortController();
    const ports = fakePorts();
    const finished: unknown[] = [];
    const archive = {
      ...ports.archive,
      takesFilesAlone: true,
      finish: async (...[entries, beside]: Parameters<FakePorts['archive']['finish']>) => {
        finished.push([entries, beside?.folderOf?.('film')]);
      },
    };
    const filing = { folders: async () => new Map([['film', ['2024']]]) };
    const { error } = await run(photos, { ...ports, archive, filing }, {}, abort, ({ type }) => {
      if (type === 'started') abort.abort();
    });
    expect(code(error)).toBe(expected);
    expect(finished).toEqual([[[], ['2024']]]);
  });
});
