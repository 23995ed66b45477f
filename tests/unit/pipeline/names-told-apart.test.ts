import { describe, expect, it } from 'vitest';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { organize } from '#pipeline/organize.ts';
import { placePhoto } from '#pipeline/place-photo.ts';
import { fakePhoto, type FakePhoto, fakePorts } from '../../fakes/fake-ports.ts';

/** Photos with their EXIF dates, or none. */
const DAYS: Readonly<Record<string, string | undefined>> = {
  a: '2019-07-14T10:00:00',
  b: '2019-07-14T18:30:00',
  c: undefined,
  d: '2019-07-15T09:00:00',
};

async function namesBy(pattern: string, photos: readonly FakePhoto[]): Promise<string[]> {
  const ports = fakePorts();
  const decoder: typeof ports.decoder = {
    decode: async (photo, ...rest) => {
      const takenAt = DAYS[photo.id];
      return { ...(await ports.decoder.decode(photo, ...rest)), ...(takenAt ? { takenAt } : {}) };
    },
  };
  const settings = { photosPerBatch: 20, placing: { rules: [], pattern }, concurrency: 2 };
  const events = organize(photos, { ...ports, decoder }, settings, new AbortController().signal);
  for await (const { type } of events) expect(['refused', 'failed']).not.toContain(type);
  return ports.archived.flat().map(({ path }) => path);
}

const photosOf = (...descriptions: readonly string[]) =>
  descriptions.map((description, at) => fakePhoto('abcd'[at] ?? '', { description }));

describe('photos with the same name in the ZIP', () => {
  it('are distinguished by the rest of their descriptions', async () => {
    const photos = photosOf('A dog. With a ball.', 'A dog. With a car.', 'A dog. Possibly a wolf.');
    expect(await namesBy(DEFAULT_PATTERN, photos)).toEqual([
      'Pets/dog_with_a_ball.jpg',
      'Pets/dog_with_a_car.jpg',
      'Pets/dog.jpg',
    ]);
  });

  it('are distinguished by their EXIF day, never by a file’s date, then by a number', async () => {
    const dogs = photosOf('A dog.', 'A dog.', 'A dog.', 'A dog.');
    expect(await namesBy(DEFAULT_PATTERN, dogs)).toEqual([
      'Pets/dog_2019-07-14.jpg',
      'Pets/dog_2019-07-14_2.jpg',
      'Pets/dog.jpg',
      'Pets/dog_2019-07-15.jpg',
    ]);
  });

  it('are distinguished by their city, which comes after what is in them and before their day', () => {
    const place = {
      city: 'São Paulo',
      country: 'Brazil',
      countryCode: 'BR',
      latitude: -23.5,
      longitude: -46.6,
    };
    const described = {
      photo: fakePhoto('a', {}),
      format: 'jpeg',
      number: 1,
      description: 'A dog.',
      parts: { subject: [{ noun: 'a dog' }], also: [{ noun: 'a ball' }] },
      takenAt: '2019-07-14T10:00:00',
      location: { latitude: -23.5, longitude: -46.6, place },
    } as const;
    const marksOf = (city: string) =>
      placePhoto(
        { ...described, location: { ...described.location, place: { ...place, city } } },
        { rules: [], pattern: DEFAULT_PATTERN },
      ).marks;
    expect(marksOf('Saint-Jean-de-Luz')?.words).toEqual(['_with_a_ball', '_saint_jean_de_luz']);
    // Part of a word of the name isn't the city, and a city may be too long for a name.
    expect(marksOf('Do')?.words).toContain('_do');
    expect(marksOf('x'.repeat(300))?.words).toEqual(['_with_a_ball']);
    const { marks } = placePhoto(described, { rules: [], pattern: DEFAULT_PATTERN });
    expect(marks).toEqual({ words: ['_with_a_ball', '_são_paulo'], date: '_2019-07-14' });
  });

  it('keep a custom pattern, with a number appended', async () => {
    const photos = photosOf('A dog. With a ball.', 'A dog. With a car.');
    expect(await namesBy('{date} {name}', photos)).toEqual([
      'Pets/2019-07-14 dog.jpg',
      'Pets/2019-07-14 dog_2.jpg',
    ]);
    expect(await namesBy('my {name}', photos)).toEqual(['Pets/my dog.jpg', 'Pets/my dog_2.jpg']);
  });
});

describe('capitals in names', () => {
  it.each([
    ['are gone from what a description says', DEFAULT_PATTERN, 'A Golden Retriever.', 'golden_retriever'],
    ['are gone from what tells names apart', DEFAULT_PATTERN, 'A dog. With a Frisbee.', 'dog_with_a_frisbee'],
    ['stay where a person typed them', 'Rex {name}', 'A Dog.', 'Rex dog'],
    ['stay in the original’s own name', '{original} {name}', 'A Dog.', 'IMG_41 dog'],
    ['stay in an original’s name that nothing takes the place of', DEFAULT_PATTERN, '…', 'IMG_41'],
  ])('%s', { tags: ['capitals-names'] }, async (_how, pattern, description, name) => {
    const photos = [
      fakePhoto('x', { description, name: 'IMG_41.jpg' }),
      fakePhoto('y', { description: 'A dog. With a cat.' }),
    ];
    const [path = ''] = await namesBy(pattern, photos);
    expect(path.replace(/^.*\//, '')).toBe(`${name}.jpg`);
  });
});
