import { expect, it } from 'vitest';
import type { BatchEvent } from '#core/batch/batch-event.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { organize, type OrganizeSettings } from '#pipeline/organize.ts';
import type { Described } from '#pipeline/ports.ts';
import { fakePhoto, fakePorts } from '../../fakes/fake-ports.ts';

const FILM_HEAD = Uint8Array.from(Buffer.from('\0\0\0\u0014ftypqt  \0\0\0\0qt  ', 'latin1'));
const FRAMES: readonly ImageAnalysis[] = [
  { description: 'A dog.', category: 'Pets', confidence: 0.6 },
  { description: 'A boat.', category: 'Boats & Ships', confidence: 0.9 },
  { description: 'A dog in a boat.', category: 'Pets', confidence: 0.8, name: 'dog in boat' },
];

const settings: OrganizeSettings = {
  photosPerBatch: 20,
  placing: { rules: [], pattern: DEFAULT_PATTERN },
  takesFilms: true,
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

async function eventsOf(options: Partial<OrganizeSettings>, { ports } = filmPorts()): Promise<BatchEvent[]> {
  const film = fakePhoto('IMG_1', { name: 'IMG_1.MOV', head: FILM_HEAD, sizeBytes: 5_000_000_000 });
  const events: BatchEvent[] = [];
  const never = new AbortController().signal;
  try {
    for await (const event of organize([film], ports, { ...settings, ...options }, never)) events.push(event);
  } catch {
    // Without any photo, a batch fails.
  }
  return events;
}

it('a film of any size is placed by what its frames agree on, under its own extension', async () => {
  const made = filmPorts();
  const events = await eventsOf({}, made);
  const placed = events.find((event) => event.type === 'placed')?.photo;
  expect(placed).toMatchObject({ category: 'Pets', description: 'A dog in a boat.', extension: 'mov' });
  expect(made.ports.archived.flat().map(({ path }) => path)).toEqual(['Pets/dog_in_boat.mov']);
  expect(made.recorded).toEqual([expect.objectContaining({ category: 'Pets' })]);
  expect(made.recorded[0]).not.toHaveProperty('frames');
});

it('a film is refused by hosts that don’t look at films', async () => {
  expect(await eventsOf({ takesFilms: false })).toEqual([
    {
      type: 'refused',
      photoId: 'IMG_1',
      failure: { code: 'photo-format-unsupported', details: { format: 'video' } },
    },
  ]);
});
