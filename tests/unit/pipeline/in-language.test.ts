import { describe, expect, it } from 'vitest';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { assignPaths } from '#core/naming/assign-paths.ts';
import type { DescriptionParts } from '#core/wording/parts.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import { loadTongue } from '#core/wording/load-tongue.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import { followNeighbours } from '#pipeline/follow-neighbours.ts';
import { type DescribedPhoto, placePhoto, type Placing, withTongue } from '#pipeline/place-photo.ts';
import { fakePhoto } from '../../fakes/fake-ports.ts';

const DOG: DescriptionParts = {
  subject: [{ noun: 'a dog' }],
  doing: 'running',
  place: 'on grass',
  also: [{ noun: 'trees' }],
};
const SEEN = {
  description: 'A dog running on grass.',
  category: 'Pets',
  confidence: 0.9,
  parts: DOG,
} as const;

async function placingIn(language: OtherLanguage, more: Partial<Placing> = {}): Promise<Placing> {
  return { rules: [], pattern: DEFAULT_PATTERN, language, tongue: await loadTongue(language), ...more };
}

interface Seen extends Omit<Partial<DescribedPhoto>, 'photo'> {
  readonly file?: string;
}

function described({ file = 'IMG_1.jpg', ...seen }: Seen = {}): DescribedPhoto {
  return { photo: fakePhoto(file, { name: file }), format: 'jpeg', number: 1, ...SEEN, ...seen };
}

const pathsOf = (...photos: PlacedPhoto[]) => assignPaths(photos).map(({ path }) => path);

describe('a photo in another language', () => {
  it.each([
    ['de', 'Ein Hund rennt auf einer Wiese.', 'Haustiere/Hund_rennt_auf_einer_Wiese.jpg'],
    ['es', 'Un perro corriendo sobre la hierba.', 'Mascotas/perro_corriendo_sobre_la_hierba.jpg'],
    ['fr', 'Un chien qui court dans l’herbe.', 'Animaux de compagnie/chien_qui_court_dans_l’herbe.jpg'],
    ['ja', '草の上を走っている犬。', 'ペット/草の上を走っている犬.jpg'],
  ] as const)(
    'has the description "%s" in %s and the path %s',
    { tags: ['folder-names-descriptions-photo'] },
    async (language, description, path) => {
      const placed = placePhoto(described(), await placingIn(language));
      expect(placed).toMatchObject({ description, language, english: SEEN.description, category: 'Pets' });
      expect(pathsOf(placed)).toEqual([path]);
    },
  );

  it('is distinguished by its other content', async () => {
    const placing = await placingIn('de');
    const other = { ...DOG, also: [{ noun: 'a fence' }] };
    const photos = [described(), described({ file: 'IMG_2.jpg', parts: other })];
    expect(pathsOf(...photos.map((photo) => placePhoto(photo, placing)))).toEqual([
      'Haustiere/Hund_rennt_auf_einer_Wiese_mit_Bäumen.jpg',
      'Haustiere/Hund_rennt_auf_einer_Wiese_mit_einem_Zaun.jpg',
    ]);
  });

  it('is distinguished by its whole city', async () => {
    const place = { city: 'Le Havre', countryCode: 'FR' };
    const location = { latitude: 49.49, longitude: 0.11, place };
    const placed = placePhoto(described({ location }), await placingIn('fr'));
    expect(placed.marks?.words).toContain('_Le_Havre');
  });

  it('starts with a person’s words', async () => {
    const placing = await placingIn('de');
    expect(placePhoto(described({ file: 'Bello am Morgen.jpg' }), placing)).toMatchObject({
      description: 'Bello am Morgen. Ein Hund rennt auf einer Wiese.',
      name: 'Bello_am_Morgen',
    });
    const inFolder = described();
    const photo = { ...inFolder.photo, folder: 'Lissabon 2019' };
    expect(placePhoto({ ...inFolder, photo }, placing)).toMatchObject({
      description: 'Lissabon 2019: Hund rennt auf einer Wiese.',
      name: 'Lissabon_2019_Hund_rennt_auf_einer_Wiese',
    });
  });

  it('uses its language’s words if the engine is uncertain', async () => {
    const unsure = { confidence: 0.3, file: 'Strand.jpg' };
    expect(placePhoto(described(unsure), await placingIn('de')).folder).toEqual(['Strand & Meer']);
    expect(placePhoto(described({ ...unsure, file: '海.jpg' }), await placingIn('ja')).folder).toEqual([
      '海とビーチ',
    ]);
  });

  it.each(['dog', 'Hund', 'Wiese'])('is matched by a rule with "%s"', async (word) => {
    const placing = await placingIn('de', { rules: [{ has: [word], category: 'Bello' }] });
    expect(placePhoto(described(), placing)).toMatchObject({ category: 'Bello', folder: ['Bello'] });
  });

  it.each([
    ['de', 'Hund'],
    ['de', 'Hunde'],
    ['es', 'perro'],
    ['fr', 'chiens'],
    ['ja', '犬'],
    ['de', 'dog'],
  ] as const)('is matched by what the words of a rule mean, in %s: %s', async (language, word) => {
    const breed = {
      description: 'A papillon in a field. It is a dog.',
      parts: { subject: [{ noun: 'a papillon' }], doing: '', place: 'in a field', also: [] },
    };
    const rules = [{ has: [word], category: 'Bello' }];
    const placing = await withTongue({ rules, pattern: DEFAULT_PATTERN, language });
    expect(placePhoto(described(breed), placing).folder).toEqual(['Bello']);
    const cat = { description: 'A cat on a sofa.', parts: { ...DOG, subject: [{ noun: 'a cat' }] } };
    expect(placePhoto(described(cat), placing).folder).not.toEqual(['Bello']);
  });

  it.each(['Wildlife', 'Wildtiere', 'wildtiere'])('goes where the rule says %s', async (category) => {
    const placing = await placingIn('de', { rules: [{ has: ['dog'], category }] });
    expect(placePhoto(described(), placing)).toMatchObject({ category: 'Wildlife', folder: ['Wildtiere'] });
  });

  it('goes into an existing folder, in its language or in English', async () => {
    const into = async (...existingFolders: string[]) =>
      placePhoto(described(), await placingIn('de', { existingFolders })).folder;
    expect(await into('Pets')).toEqual(['Pets']);
    expect(await into('Pets', 'Haustiere')).toEqual(['Haustiere']);
    expect(await into('Food')).toEqual(['Haustiere']);
  });

  it('goes into an existing folder with the name that we gave it before', async () => {
    const meal = { description: 'Food.', category: 'Food', parts: { subject: [{ noun: 'food' }] } } as const;
    const into = async (...existingFolders: string[]) =>
      placePhoto(described(meal), await placingIn('fr', { existingFolders })).folder;
    expect(await into()).toEqual(['Nourriture']);
    expect(await into('Cuisine')).toEqual(['Cuisine']);
    expect(await into('Cuisine', 'Nourriture')).toEqual(['Nourriture']);
  });

  it('keeps an engine’s English description without parts, in its language’s folder', async () => {
    const { parts: _none, ...plain } = described();
    const placed = placePhoto(plain, await placingIn('de'));
    expect(placed).toMatchObject({ description: SEEN.description, folder: ['Haustiere'] });
    expect(placed.name).toBe('dog_running_on_grass');
    expect(placed).not.toHaveProperty('english');
  });

  it('has the words of a model that was asked in its language', async () => {
    const said = {
      description: 'Ein Hund tollt über die Wiese. Möglicherweise ein Haustier.',
      name: 'ein tollender Hund',
      category: 'Pets',
      language: 'de',
    } as const;
    const { parts: _none, confidence: _unknown, ...plain } = described();
    const placed = placePhoto({ ...plain, ...said }, await placingIn('de'));
    expect(placed).toMatchObject({
      description: said.description,
      name: 'tollender_Hund',
      folder: ['Haustiere'],
    });
    expect(
      placePhoto({ ...plain, ...said }, await placingIn('de', { unsureToUnsorted: true })).folder,
    ).toEqual(['Unsortiert']);
  });

  it('says that it follows another photo’s content', async () => {
    const look = Uint8ClampedArray.from({ length: 768 }, (_, at) => (at * 37) % 256);
    const shot = { atMs: 0, camera: 1, look };
    const sure = described({ shot });
    const unsure = described({
      file: 'IMG_2.jpg',
      shot: { ...shot, atMs: 1000 },
      description: 'A tool.',
      category: 'Tools & Equipment',
      confidence: 0.2,
      parts: { subject: [{ noun: 'a tool' }] },
    });
    const [followed] = followNeighbours([sure, unsure], await placingIn('de'));
    expect(followed).toMatchObject({
      description: 'Ein Hund rennt auf einer Wiese.',
      english: 'A dog running on grass.',
      folder: ['Haustiere'],
    });
  });
});

describe('a photo in English', () => {
  it('is unchanged', () => {
    expect(placePhoto(described(), { rules: [], pattern: DEFAULT_PATTERN })).toEqual({
      photoId: 'IMG_1.jpg',
      description: SEEN.description,
      category: 'Pets',
      confidence: 0.9,
      folder: ['Pets'],
      name: 'dog_running_on_grass',
      marks: { words: ['_with_trees'] },
      extension: 'jpg',
    });
  });
});
