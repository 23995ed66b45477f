import { describe, expect, it } from 'vitest';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { AppError } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { isFilmFormat } from '#core/photo-formats.ts';
import { organize, type OrganizeSettings } from '#pipeline/organize.ts';
import type { Described } from '#pipeline/ports.ts';
import { withUnseenFilms } from '#pipeline/unseen-films.ts';
import { withTold } from '#pipeline/with-told.ts';
import { fakePhoto, type FakePhoto, fakePorts } from '../../fakes/fake-ports.ts';

const FILM_HEAD = Uint8Array.from(Buffer.from('\0\0\0\u0014ftypqt  \0\0\0\0qt  ', 'latin1'));
const FRAMES: readonly ImageAnalysis[] = [
  { description: 'A dog.', category: 'Pets', confidence: 0.6 },
  { description: 'A boat.', category: 'Boats & Ships', confidence: 0.9 },
  { description: 'A dog in a boat.', category: 'Pets', confidence: 0.8, name: 'dog in boat' },
];

const settings: OrganizeSettings = {
  photosPerBatch: 20,
  placing: { rules: [], pattern: DEFAULT_PATTERN },
};

/** Ports whose decoder knows three frames of each film. */
function filmPorts() {
  const images = FRAMES.map(() => ({ bytes: new Uint8Array(1), mediaType: 'image/jpeg' as const }));
  const recorded: Described[] = [];
  const ports = fakePorts({
    decoder: {
      decode: async () => ({
        image: images[0]!,
        frames: images.map((image) => ({ image, judgement: {} })),
      }),
    },
    analyzer: {
      describe: async ({ bytes }) => FRAMES[images.findIndex((image) => image.bytes === bytes)]!,
    },
    journal: {
      described: () => undefined,
      record: async (_, described) => void recorded.push(described),
    },
  });
  return { ports, recorded };
}

/** Ports of a host that opens photos but no films. @param takenAt by the ids of photos and films */
function portsWithoutCodec(takenAt: Readonly<Record<string, string>> = {}) {
  const { decoder } = fakePorts();
  const blind = withUnseenFilms<FakePhoto>({
    decode: async (photo, format, signal) => {
      const seen = isFilmFormat(format) ? undefined : await decoder.decode(photo, format, signal);
      if (!seen?.image) {
        throw new AppError({ code: 'photo-format-unsupported', details: { format: 'HEVC video' } });
      }
      return seen;
    },
  });
  const told = async ({ id }: FakePhoto) => ({
    takenAt: takenAt[id],
    dateSource: 'exif' as const,
    description: undefined,
    people: [],
  });
  return fakePorts({
    decoder: withTold(blind, told),
    analyzer: { describe: async () => ({ description: 'A dog.', category: 'Pets', confidence: 0.9 }) },
  });
}

async function pathsOf(photos: readonly FakePhoto[], ports: ReturnType<typeof fakePorts>): Promise<string[]> {
  const never = new AbortController().signal;
  for await (const event of organize(photos, ports, settings, never)) {
    if (event.type === 'failed' || event.type === 'refused') throw new AppError(event.failure);
  }
  return ports.archived.flat().map(({ path }) => path);
}

const film = (id: string, own: Partial<FakePhoto> = {}) =>
  fakePhoto(id, { name: `${id}.MOV`, head: FILM_HEAD, sizeBytes: 5_000_000_000, ...own });

it('a film of any size is placed by what its frames agree on, under its own extension', async () => {
  const { ports, recorded } = filmPorts();
  expect(await pathsOf([film('IMG_1')], ports)).toEqual(['Pets/dog_in_boat.mov']);
  expect(recorded).toEqual([expect.objectContaining({ category: 'Pets', description: 'A dog in a boat.' })]);
  expect(recorded[0]).not.toHaveProperty('frames');
});

it('a film’s frames are described in one call, the sharpest first, where a service counts calls', async () => {
  const images = [3, 1, 2].map((byte) => ({ bytes: Uint8Array.of(byte), mediaType: 'image/jpeg' as const }));
  const judgements = [{ lookAgain: 'blurred', blur: 0.1 }, { blur: 0.2 }, { blur: 0.4 }] as const;
  const calls: (readonly number[])[] = [];
  const ports = fakePorts({
    decoder: {
      decode: async () => ({
        image: images[1]!,
        frames: images.map((image, at) => ({ image, judgement: judgements[at]! })),
      }),
    },
    analyzer: {
      describe: async (image, { frames = [] }) => {
        calls.push([image, ...frames].map(({ bytes }) => bytes[0]!));
        return FRAMES[0]!;
      },
    },
  });
  const never = new AbortController().signal;
  const placed: string[] = [];
  for await (const event of organize([film('a')], ports, { ...settings, takesFilms: true }, never)) {
    if (event.type === 'placed') placed.push(event.photo.description);
  }
  expect(placed).toEqual(['A dog.']);
  expect(calls).toEqual([[1, 1, 2, 3]]);
});

describe('a film that nobody can look at', () => {
  it('is in Videos under its own name', async () => {
    expect(await pathsOf([film('IMG_0001')], portsWithoutCodec())).toEqual(['Videos/IMG_0001.mov']);
  });

  it('joins the photo that was taken nearest to it within an hour, and keeps its own name', async () => {
    const times = { a: '2024-05-01T10:00:00', b: '2024-05-01T10:40:00', c: '2024-05-01T18:00:00' };
    const photos = [fakePhoto('a'), film('b'), film('c')];
    expect(await pathsOf(photos, portsWithoutCodec(times))).toEqual([
      'Pets/dog.jpg',
      'Pets/b.mov',
      'Videos/c.mov',
    ]);
  });

  it('is one that only has black frames, also where photos that came out badly stay in their folders', async () => {
    const { ports: seeing } = filmPorts();
    const dark = {
      decode: async (...given: Parameters<typeof seeing.decoder.decode>) => ({
        ...(await seeing.decoder.decode(...given)),
        filmSeconds: 3,
        lookAgain: 'black' as const,
      }),
    };
    for (const ignoresQuality of [false, true]) {
      const ports = { ...seeing, decoder: dark };
      const never = new AbortController().signal;
      const placing = { ...settings.placing, ignoresQuality };
      const photos: PlacedPhoto[] = [];
      for await (const event of organize([film('IMG_1')], ports, { ...settings, placing }, never)) {
        if (event.type === 'placed') photos.push(event.photo);
      }
      expect(photos).toMatchObject([{ folder: ['Videos'], name: 'IMG_1', description: '' }]);
    }
  });

  it('comes along whatever its content is', async () => {
    const head = Uint8Array.from(Buffer.from('not a film'));
    const empty = film('empty', { name: 'empty.mp4', head: new Uint8Array(), sizeBytes: 0 });
    const photos = [
      film('old', { name: 'old.avi', head }),
      empty,
      film('named', { name: 'a:?../photo.jpg' }),
    ];
    expect(await pathsOf(photos, portsWithoutCodec())).toEqual([
      'Videos/old.avi',
      'Videos/empty.mp4',
      'Videos/photo.mov',
    ]);
  });

  it('fails if its bytes can’t be read, like a photo', async () => {
    const gone = withUnseenFilms<FakePhoto>({
      decode: () => Promise.reject(new AppError({ code: 'photo-gone', details: {} })),
    });
    await expect(pathsOf([film('a')], fakePorts({ decoder: gone }))).rejects.toThrow('photo-gone');
  });
});
