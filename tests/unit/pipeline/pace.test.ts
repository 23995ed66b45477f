import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#core/failure.ts';
import { ANALYZE_CONCURRENCY, ANALYZE_CONCURRENCY_MOST } from '#core/limits.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { type CallSettings, organize } from '#pipeline/organize.ts';
import type { Analyzer, Journal, Ports } from '#pipeline/ports.ts';
import { fakePhoto, type FakePhoto, fakePorts } from '../../fakes/fake-ports.ts';

const SETTINGS = { photosPerBatch: 100, placing: { rules: [], pattern: DEFAULT_PATTERN } };
const LATENCY_MS = 1500;
const DECODE_MS = 100;
const PHOTOS = Array.from({ length: 100 }, (_, at) => fakePhoto(`photo-${at}`));
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One decoder, as on a machine with two cores, and the given analyzer. */
function portsWith(analyzer: Analyzer) {
  let decoder = Promise.resolve();
  const decoded: string[] = [];
  const ports = fakePorts({
    analyzer,
    decoder: {
      decode: async (photo: FakePhoto) => {
        await (decoder = decoder.then(() => later(DECODE_MS)));
        decoded.push(photo.id);
        return { image: { bytes: new Uint8Array(1), mediaType: 'image/jpeg' } };
      },
    },
  });
  return { ...ports, decoded };
}

/** Runs a batch to its end on the fake clock, and returns its duration there. */
async function run(
  ports: ReturnType<typeof portsWith> & Pick<Ports<FakePhoto>, 'journal'>,
  settings: CallSettings = {},
): Promise<number> {
  const startedMs = performance.now();
  const ended = (async () => {
    const { signal } = new AbortController();
    for await (const event of organize(PHOTOS, ports, { ...SETTINGS, ...settings }, signal)) void event;
    return performance.now() - startedMs;
  })();
  await vi.runAllTimersAsync();
  return ended;
}

describe('a batch of 100 photos and an engine that takes 1.5 s for each', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(Object.entries(ANALYZE_CONCURRENCY_MOST))(
    'takes at most 1.15 times the shortest time possible over %s',
    async (_protocol, maxConcurrency) => {
      let underWay = 0;
      let most = 0;
      const tookMs = await run(
        portsWith({
          describe: async () => {
            most = Math.max(most, (underWay += 1));
            await later(LATENCY_MS);
            underWay -= 1;
            return { description: 'A dog.' };
          },
        }),
        { maxConcurrency },
      );
      expect(most).toBe(maxConcurrency);
      expect(tookMs).toBeLessThanOrEqual((1.15 * LATENCY_MS * PHOTOS.length) / maxConcurrency);
    },
  );

  it('sends nothing of any photo while the server asks to wait', async () => {
    const askedAtMs: number[] = [];
    const startedMs = performance.now();
    const ports = portsWith({
      describe: async () => {
        askedAtMs.push(performance.now() - startedMs);
        const isFirst = askedAtMs.length === 1;
        await later(LATENCY_MS);
        if (isFirst) throw new AppError({ code: 'too-many-requests', details: { retryAfterMs: 20_000 } });
        return { description: 'A dog.' };
      },
    });
    await run(ports);
    const toldMs = (askedAtMs[0] ?? 0) + LATENCY_MS;
    expect(askedAtMs.filter((ms) => ms > toldMs && ms < toldMs + 20_000)).toEqual([]);
    expect(askedAtMs.filter((ms) => ms <= toldMs)).toHaveLength(ANALYZE_CONCURRENCY);
    expect(askedAtMs).toHaveLength(PHOTOS.length + 1);
    expect(ports.archived[0]).toHaveLength(PHOTOS.length);
  });

  it('neither decodes nor sends known photos', async () => {
    const sent: string[] = [];
    const ports = portsWith({
      describe: async (_image, { photoId }) => {
        sent.push(photoId);
        return { description: 'A dog.' };
      },
    });
    const journal: Journal = {
      described: (photoId) => (photoId === 'photo-7' ? undefined : { description: 'A dog.' }),
      record: async () => {},
    };
    await run({ ...ports, journal });
    expect([ports.decoded, sent]).toEqual([['photo-7'], ['photo-7']]);
    expect(ports.archived[0]).toHaveLength(PHOTOS.length);
  });
});
