import { expect, it } from 'vitest';
import type { FilmCodecs } from '#codec/film/decoded-frame.ts';
import { lookAtFilm } from '#codec/film/look-at-film.ts';
import { boundedWork, DEVICE_DECODING } from '#core/decoding/decoding-limits.ts';
import { type FilmPlan, makeFilm, squares } from '../fixtures/make-film.ts';
import { hostileBytes } from './hostile-bytes.ts';
import { survives } from './survives.ts';

const PLAN: FilmPlan = {
  codec: 'avc',
  container: 'mp4',
  pictures: Array.from({ length: 8 }, (_, at) => squares(64, 48, at)),
  framesPerSecond: 4,
  keyEvery: 2,
};

/** A decoder that returns a gray frame for every packet, because a native one runs in a process of its own. */
const CODECS = {
  EncodedVideoChunk: class {
    readonly timestamp: number;
    constructor({ timestamp }: { readonly timestamp: number }) {
      this.timestamp = timestamp;
    }
  },
  VideoDecoder: class {
    static isConfigSupported = async () => ({ supported: true });
    readonly state = 'closed';
    readonly #output: (frame: unknown) => void;
    constructor({ output }: { readonly output: (frame: unknown) => void }) {
      this.#output = output;
    }
    configure(): void {}
    decode({ timestamp }: { readonly timestamp: number }): void {
      this.#output(grayFrame(timestamp));
    }
    async flush(): Promise<void> {}
  },
} as unknown as FilmCodecs;

function grayFrame(timestamp: number) {
  const [width, height] = [16, 16];
  return {
    format: 'RGBA',
    timestamp,
    visibleRect: { width, height },
    colorSpace: {},
    allocationSize: () => width * height * 4,
    copyTo: async (bytes: Uint8Array) => {
      bytes.fill(128);
      return [{ offset: 0, stride: width * 4 }];
    },
    close: () => {},
  };
}

it.each<[string, Partial<FilmPlan>]>([
  ['MP4', {}],
  ['MP4 in fragments', { isFragmented: true }],
  ['WebM', { codec: 'vp8', container: 'webm' }],
  ['MTS', { container: 'm2ts' }],
])('a random film as %s is seen, or is refused', async (_, plan) => {
  const film = new Uint8Array(await makeFilm({ ...PLAN, ...plan }));
  const attempt = async (bytes: Uint8Array<ArrayBuffer>) => {
    const source = {
      sizeBytes: bytes.length,
      read: async (start: number, end: number) => bytes.slice(start, end),
    };
    const { frames } = await lookAtFilm(source, {
      codecs: CODECS,
      ask: async (facts) => void boundedWork(facts, DEVICE_DECODING),
      toSmall: (picture) => picture,
      jpeg: async () => expect.fail('has no JPEGs'),
    });
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.length).toBeLessThanOrEqual(3);
  };
  await attempt(film);
  await survives(hostileBytes([film]), attempt, 3);
});
