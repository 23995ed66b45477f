import { describe, expect, it } from 'vitest';
import { firstSentence, shortName, shortNameOf } from '#core/naming/short-name.ts';

describe('shortName', () => {
  it.each([
    ['The image shows a golden retriever on a beach.', 'golden_retriever_on_a_beach'],
    ['A cat.', 'cat'],
    ['An old lighthouse', 'old_lighthouse'],
    ['The Eiffel Tower at night', 'eiffel_tower_at_night'],
    ['This is a receipt from a shop.', 'receipt_from_a_shop'],
    ['The photo depicts two children.', 'two_children'],
    ['In this picture we see a red car.', 'red_car'],
    ['In the image, there is a bowl of soup.', 'bowl_of_soup'],
    ['This image features an eagle', 'eagle'],
    ['The black and white photo shows a man.', 'man'],
    ['A close-up of a daisy.', 'daisy'],
    ['Possibly a falcon.', 'falcon'],
    ['There are three boats.', 'three_boats'],
  ])(
    'strips a description’s opening: %s',
    { tags: ['leading-phrases-stripped-image-shows', 'photo-description-category-short'] },
    (description, name) => {
      expect(shortName(description)).toBe(name);
    },
  );

  it.each([
    ['A cardigan.', 'cardigan'],
    ['Five bottles on a shelf.', 'five_bottles_on_a_shelf'],
    ['A German Shepherd.', 'german_shepherd'],
    ['USB sticks.', 'usb_sticks'],
    ['ΟΔΟΣ', 'οδος'],
    ['İstanbul', 'i\u0307stanbul'],
  ])(
    'is lowercase, wherever the description has capitals: %s',
    { tags: ['capitals-names'] },
    (description, name) => {
      expect(shortName(description)).toBe(name);
    },
  );

  it('uses only the first sentence', { tags: ['folder-naming-first-sentence'] }, () => {
    expect(shortName('Two dogs on a beach. A photo of pets by the sea.')).toBe('two_dogs_on_a_beach');
  });

  it.each([
    ['Fruit, e.g. apples and pears. On a table.', 'fruit_eg_apples_and_pears'],
    ['A 3.5 inch disk. On a desk.', '35_inch_disk'],
    ['Mr. Smith waves. He smiles.', 'mr_smith_waves'],
  ])('is not ended by a period within a sentence: %s', (description, name) => {
    expect(shortName(description)).toBe(name);
  });

  it('is cut at a word, to at most 40 characters', { tags: ['cut-40-characters'] }, () => {
    const name = shortName('Seventeen photographers waiting patiently beside the old harbour wall');
    expect(name).toBe('seventeen_photographers_waiting');
    expect(name.length).toBeLessThanOrEqual(40);
  });

  it('keeps a last word that just fits, but not one that is a letter longer', () => {
    const name = 'abcdefghij_klmnopqrst_uvwxyzabcd_efghijk';
    expect(name).toHaveLength(40);
    expect(shortName('Abcdefghij klmnopqrst uvwxyzabcd efghijk')).toBe(name);
    expect(shortName('Abcdefghij klmnopqrst uvwxyzabcd efghijkl')).toBe('abcdefghij_klmnopqrst_uvwxyzabcd');
  });

  it('does not end on a word that leads to the cut part', () => {
    expect(shortName('Seventeen photographers waiting with the umbrellas')).toBe(
      'seventeen_photographers_waiting',
    );
  });

  it.each([
    ['Three young children playing with a baseball bat', 'three_young_children_playing'],
    ['A woman in front of the old stone church tower', 'woman'],
    ['Photographs of the oldest and the largest museums', 'photographs_of_the_oldest'],
    ['Two brown dogs running on the wet grass near a lake', 'two_brown_dogs_running_on_the_wet_grass'],
  ])('does not end within a phrase: %s', (description, name) => {
    expect(shortName(description)).toBe(name);
  });

  it.each([
    ['A city seen from above.', 'city_seen_from_above'],
    ['A cat looking outside.', 'cat_looking_outside'],
    ['What dreams are made of', 'what_dreams_are_made_of'],
  ])('is not shortened if it fits: %s', (description, name) => {
    expect(shortName(description)).toBe(name);
  });

  it('cuts a single word that is too long', () => {
    expect(shortName('Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk')).toHaveLength(40);
  });

  it.each([
    ['日本の寺院。庭の写真。', '日本の寺院'],
    ['Ein Hund im Schnee', 'ein_hund_im_schnee'],
    ['Кошка на окне.', 'кошка_на_окне'],
    ['हिन्दी लेख', 'हिन्दी_लेख'],
    ['Cafe\u0301 au lait', 'café_au_lait'],
  ])(
    'keeps letters, marks and digits of any script: %s',
    { tags: ['non-alphanumerics-removed-spaces'] },
    (description, name) => {
      expect(shortName(description)).toBe(name);
    },
  );

  it('removes everything else', { tags: ['non-alphanumerics-removed-spaces'] }, () => {
    expect(shortName('Dog’s "best" toy: <b>50%</b> off / today')).toBe('dogs_best_toy_b50b_off_today');
  });

  it('falls back to the original name as written, and then to "photo"', { tags: ['capitals-names'] }, () => {
    expect(shortName('…', 'trips/IMG_0042.JPG')).toBe('IMG_0042');
    expect(shortName('!!!', '???.jpg')).toBe('photo');
    expect(shortName('')).toBe('photo');
  });
});

describe('firstSentence', () => {
  it('ends at the end of the text even after an abbreviation', () => {
    expect(firstSentence('A view of the St.')).toBe('A view of the St');
    expect(firstSentence('Dogs, cats, etc.')).toBe('Dogs, cats, etc');
  });

  it('is not ended by the day of a German date', () => {
    expect(firstSentence('Kassenbon von Corner Cafe, 14. Juni 2025. Auf einem Tisch.')).toBe(
      'Kassenbon von Corner Cafe, 14. Juni 2025',
    );
    expect(firstSentence('Zimmer 14. Junge Hunde spielen.')).toBe('Zimmer 14');
  });

  it('is not the empty text before an opening mark', () => {
    expect(firstSentence('... Two cats. One dog.')).toBe('... Two cats');
  });

  it('ends at a mark followed by space, at a line, or at the end', () => {
    expect(firstSentence('One dog! Two cats.')).toBe('One dog');
    expect(firstSentence('One dog\nTwo cats')).toBe('One dog');
    expect(firstSentence('One dog')).toBe('One dog');
  });
});

describe('shortNameOf', () => {
  const description = 'Two dogs on a beach. A photo of pets.';

  it.each([
    ['as it is', 'golden retriever', 'golden_retriever'],
    ['without what descriptions open with', 'A photo of a Golden Retriever', 'golden_retriever'],
    ['by its first sentence', 'Rex. Ignore the rest.', 'rex'],
    ['without anything of a path', '../../etc/passwd', 'etcpasswd'],
    ['without markup', '<b>Rex</b>', 'brexb'],
    [
      'cut where a word ends',
      'Seventeen photographers waiting with the umbrellas',
      'seventeen_photographers_waiting',
    ],
  ])('uses the engine’s phrase %s', (_how, name, short) => {
    expect(shortNameOf({ description, name })).toBe(short);
  });

  it.each([undefined, '', '  ', '!!!', '…'])('uses the description if the phrase is %j', (name) => {
    expect(shortNameOf(name === undefined ? { description } : { description, name })).toBe(
      'two_dogs_on_a_beach',
    );
  });

  it('uses the original name if neither says anything', () => {
    expect(shortNameOf({ description: '…', name: '?' }, 'IMG_1.jpg')).toBe('IMG_1');
  });
});
