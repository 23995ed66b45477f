import { EncodedVideoChunk, VideoDecoder } from '@napi-rs/webcodecs';
import { expect, it } from 'vitest';
import type { FilmCodecs } from '#codec/film/decoded-frame.ts';
import { lookAtFilm } from '#codec/film/look-at-film.ts';
import { type FilmPlan, makeFilm, plain } from '../../../fixtures/make-film.ts';

const CODECS = { VideoDecoder, EncodedVideoChunk } as unknown as FilmCodecs;
/** Each frame is lighter than the one before it by so much. */
const STEP = 6;

it.each<Pick<FilmPlan, 'codec' | 'container' | 'keyEvery'>>([
  { codec: 'avc', container: 'mp4', keyEvery: 30 },
  { codec: 'vp9', container: 'webm', keyEvery: 10 },
  { codec: 'hevc', container: 'mov', keyEvery: 7 },
])(
  'a film is seen at exact moments wherever its key frames are, and however the frames came out: %o',
  async (how) => {
    const pictures = Array.from({ length: 30 }, (_, at) => {
      const light = 16 + STEP * at;
      return plain(160, 96, [light, light, light]);
    });
    const bytes = await makeFilm({ ...how, pictures, framesPerSecond: 10 });
    const { frames } = await lookAtFilm(
      { sizeBytes: bytes.length, read: async (start, end) => new Uint8Array(bytes.subarray(start, end)) },
      {
        codecs: CODECS,
        ask: async () => {},
        toSmall: (picture) => picture,
        jpeg: async () => expect.fail('has no JPEGs'),
        moments: [0.05, 1.25, 2.2, 2.7],
      },
    );
    const lights = frames.map(({ picture }) => picture.data[0]! - 16);
    expect(lights.map((light) => Math.round(light / STEP))).toEqual([0, 12, 22, 27]);
  },
);
