import { describe, expect, it } from 'vitest';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { organize } from '#pipeline/organize.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { Described } from '#pipeline/ports.ts';
import { fakePhoto, type FakePhoto, fakePorts } from '../../fakes/fake-ports.ts';

const PLACING: NamingOptions = { rules: [], pattern: DEFAULT_PATTERN };
const CAKE = 'A cake on a table. The photo shows food.';
const DOG = 'A dog on a sofa. The photo shows a pet animal.';
const PHOTOS = [
  fakePhoto('a', { name: "Emma's birthday cake.jpg", description: CAKE }),
  fakePhoto('b', { name: 'IMG_2041.jpg', folder: 'Lisbon 2019/DCIM', description: DOG }),
  fakePhoto('c', { name: 'image.jpg', page: { alt: 'Rex asleep' }, description: DOG }),
  fakePhoto('d', { name: 'IMG_2042.jpg', description: DOG }),
  fakePhoto('e', { name: 'Wedding invoice.jpg', description: DOG }),
];

async function pathsOf(
  photos: readonly FakePhoto[],
  placing: NamingOptions = PLACING,
  ports = fakePorts(),
): Promise<string[]> {
  const settings = { photosPerBatch: 20, placing, concurrency: 2 };
  for await (const { type } of organize(photos, ports, settings, new AbortController().signal)) {
    expect(['refused', 'failed']).not.toContain(type);
  }
  return ports.archived.flat().map(({ path }) => path);
}

describe('a ZIP of photos with hints', () => {
  it('has their words in the names, and the content without hints', async () => {
    expect(await pathsOf(PHOTOS)).toEqual([
      'Food/emmas_birthday_cake.jpg',
      'Pets/lisbon_2019_dog_on_a_sofa.jpg',
      'Pets/rex_asleep.jpg',
      'Pets/dog_on_a_sofa.jpg',
      'Pets/dog_on_a_sofa_2.jpg',
    ]);
  });

  it('has only the content if the person turns hints off', async () => {
    expect(await pathsOf(PHOTOS, { ...PLACING, ignoresHints: true })).toEqual([
      'Food/cake_on_a_table.jpg',
      'Pets/dog_on_a_sofa.jpg',
      'Pets/dog_on_a_sofa_2.jpg',
      'Pets/dog_on_a_sofa_3.jpg',
      'Pets/dog_on_a_sofa_4.jpg',
    ]);
  });

  it('sorts by the person’s own rules first, which also match hints', async () => {
    const rules = [{ has: ['Rex'], category: 'Rex' }];
    expect(await pathsOf(PHOTOS, { ...PLACING, rules })).toContain('Rex/rex_asleep.jpg');
  });

  it('takes the words from the file that the decoder read', async () => {
    const { decoder } = fakePorts();
    const ports = fakePorts();
    const reading = {
      ...ports,
      decoder: {
        decode: async (...given: Parameters<typeof decoder.decode>) => ({
          ...(await ports.decoder.decode(...given)),
          texts: { title: 'Rex dreams' },
        }),
      },
    };
    expect(await pathsOf([fakePhoto('a', { description: DOG })], PLACING, reading)).toEqual([
      'Pets/rex_dreams.jpg',
    ]);
  });
});

describe('a stored description', () => {
  it('is the content with the file’s hints: a resumed batch gives the same names', async () => {
    const kept = new Map<string, Described>();
    const photo = fakePhoto('a', { name: 'IMG_1.jpg', description: DOG });
    const first = fakePorts();
    const texts = { title: 'Rex dreams' };
    const decoder: typeof first.decoder = {
      decode: async (...given) => ({ ...(await first.decoder.decode(...given)), texts }),
    };
    const journal = {
      described: (photoId: string) => kept.get(photoId),
      record: async (photoId: string, described: Described) => void kept.set(photoId, described),
    };
    const before = await pathsOf([photo], PLACING, {
      ...first,
      decoder,
      journal,
    });
    expect(kept.get('a')).toEqual({ description: DOG, texts });
    const again = fakePorts();
    const after = await pathsOf([photo], PLACING, { ...again, journal });
    expect([after, again.calls.filter((call) => call.startsWith('describe'))]).toEqual([before, []]);
  });
});

describe('a photo’s text', () => {
  it('is its description after the hint', async () => {
    const placed: PlacedPhoto[] = [];
    const settings = { photosPerBatch: 20, placing: PLACING, concurrency: 1 };
    for await (const event of organize(
      PHOTOS.slice(0, 1),
      fakePorts(),
      settings,
      new AbortController().signal,
    )) {
      if (event.type === 'placed') placed.push(event.photo);
    }
    expect(placed).toMatchObject([{ description: `Emma's birthday cake. ${CAKE}`, category: 'Food' }]);
  });
});
