import { describe, expect, it } from 'vitest';
import { CATEGORY_TABLE, type Category } from '#core/categories/category-table.ts';
import { categorize, UNSORTED } from '#core/categories/categorize.ts';

const CATEGORIES: readonly Category[] = CATEGORY_TABLE;

describe('categorize', () => {
  it.each([
    ['A close-up of a golden retriever playing in the snow', 'Pets'],
    ['The image shows a wooden table with a laptop', 'Electronics'],
    ['A cozy living room with a sofa, a television and bookshelves', 'Interiors & Furniture'],
    ['A castle on a hill under a blue sky', 'Landmarks & Travel'],
    ['A screenshot of a web page about dogs', 'Screenshots'],
    ['Snow-covered mountains behind a lake', 'Nature & Mountains'],
    ['A man in a dark suit smiles at the camera', 'People & Portraits'],
    ['Three friends posing in front of a building', 'Family & Groups'],
    ['A plate of spaghetti with tomato sauce', 'Food'],
    ['A cappuccino on a café table', 'Drinks'],
    ['A painting of two women in a garden', 'Art & Museums'],
    ['An old steam train crosses a bridge', 'Vehicles'],
    ['A printed receipt from a grocery store', 'Receipts & Invoices'],
    ['Handwritten notes on lined paper', 'Whiteboards & Notes'],
    ['A sunset over rolling hills', 'Sunsets & Sky'],
  ])(
    'puts "%s" into %s',
    { tags: ['image-goes-into-category-folder', 'photo-description-category-short'] },
    (description, category) => {
      expect(categorize(description)).toBe(category);
    },
  );

  it.each([
    ['Two dogs on a lawn', 'Pets'],
    ["A dog's bowl", 'Pets'],
    ['The dogs’ owner', 'Pets'],
    ['Butterflies', 'Insects & Spiders'],
    ['Geese in a row', 'Birds'],
    ['Autumn leaves', 'Flowers & Plants'],
    ['Several buses', 'Vehicles'],
    ['Two firemen', UNSORTED],
    ['Two businessmen', 'People & Portraits'],
  ])('recognizes the plural or possessive in "%s"', (description, category) => {
    expect(categorize(description)).toBe(category);
  });

  it.each([
    ['A carpet', 'Interiors & Furniture'],
    ['A catalogue of scars', UNSORTED],
    ['Dogma', UNSORTED],
    ['The artistic planetary', UNSORTED],
  ])('finds whole words only, as in "%s"', (description, category) => {
    expect(categorize(description)).toBe(category);
  });

  it.each([
    ['A hot dog with mustard', 'Food'],
    ['A teddy bear on a shelf', 'Toys & Games'],
    ['A sea lion on a rock', 'Sea Life'],
    ['A hot air balloon over fields', 'Aircraft'],
    ['A toy car', 'Toys & Games'],
    ['A computer mouse', 'Electronics'],
    ['A spider monkey', 'Wildlife'],
    ["Women's shoes on display", 'Clothing & Accessories'],
    ['A couple of chairs', 'Interiors & Furniture'],
  ])('lets a longer phrase hide the words inside it, as in "%s"', (description, category) => {
    expect(categorize(description)).toBe(category);
  });

  it('prefers the category that comes first', { tags: ['category-about-30-first-match'] }, () => {
    expect(categorize('A horse and a dog')).toBe('Pets');
    expect(categorize('A dog and a horse')).toBe('Pets');
  });

  it.each([
    ['A fountain near a tree', 'Landmarks & Travel'],
    ['A tree near a fountain', 'Landmarks & Travel'],
    ['A stone bench on the grass', 'Buildings & City'],
    ['A girl with a bottle of milk', 'Drinks'],
    ['A dog with a tennis ball', 'Pets'],
    ['A tennis ball', 'Sports & Fitness'],
  ])('prefers it even for a common word, as in "%s"', (description, category) => {
    expect(categorize(description)).toBe(category);
  });

  it.each([
    ['A table', 'Interiors & Furniture'],
    ['A camera on a table', 'Electronics'],
    ['A book', 'Documents & Books'],
    ['A woman reading a book', 'People & Portraits'],
    ['A busy street with people', 'Buildings & City'],
  ])('ignores what something stands on or next to, as in "%s"', (description, category) => {
    expect(categorize(description)).toBe(category);
  });

  it('ignores case, accent encoding and punctuation', () => {
    expect(categorize('GOLDEN RETRIEVER!')).toBe('Pets');
    expect(categorize('Una pin\u0303ata')).toBe(categorize('una piñata'));
    expect(categorize('(a jack-o’-lantern)')).toBe('Birthdays & Parties');
    expect(categorize('a T-shirt')).toBe('Clothing & Accessories');
  });

  it.each(['', '   ', '!!!', 'Ein Bild', '日本語', '12345'])(
    'leaves %j unsorted',
    { tags: ['otherwise-folder-unsorted'] },
    (description) => {
      expect(categorize(description)).toBe(UNSORTED);
    },
  );

  it('takes time linear in the text', () => {
    expect(categorize(`${'word '.repeat(20_000)}dog`)).toBe('Pets');
  });
});

describe('the category table', () => {
  it('has each name once', () => {
    const names = CATEGORIES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(UNSORTED);
  });

  it.each(CATEGORIES.map((category) => [category.name, category] as const))(
    'maps each keyword of %s back to it',
    (name, { keywords }) => {
      const strays = keywords.filter((word) => categorize(word) !== name);
      expect(strays).toEqual([]);
    },
  );

  it(
    'is applied strictly in order, whichever two keywords a description has',
    { tags: ['category-about-30-first-match'] },
    () => {
      const wrong = CATEGORIES.flatMap(({ name, keywords }, order) =>
        CATEGORIES.slice(order + 1).flatMap(({ keywords: [later = ''] }) =>
          keywords
            .flatMap((word) => [`${word} zzz ${later}`, `${later} zzz ${word}`])
            .filter((text) => categorize(text) !== name),
        ),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('gives no word to two categories', () => {
    const seen = new Map<string, string>();
    const doubles: string[] = [];
    for (const { name, keywords } of CATEGORIES) {
      for (const word of keywords) {
        const key = word.toLowerCase();
        if (seen.has(key)) doubles.push(`${word}: ${seen.get(key)} and ${name}`);
        seen.set(key, name);
      }
    }
    expect(doubles).toEqual([]);
  });
});
