import { ARTICLE_PAGES } from './article-pages.ts';
import { BUILT_PAGES } from './built-pages.ts';
import { EMBEDDING_PAGES } from './embedding-pages.ts';
import { EVERYDAY_PAGES } from './everyday-pages.ts';
import { GALLERY_PAGES } from './gallery-pages.ts';
import type { SamplePage } from './page.ts';
import { SHOP_AND_FEED_PAGES } from './shop-and-feed-pages.ts';

/** The pages on which the collector's results are compared with a person's expectations. */
export const SAMPLE_PAGES: readonly SamplePage[] = [
  ...ARTICLE_PAGES,
  ...GALLERY_PAGES,
  ...SHOP_AND_FEED_PAGES,
  ...BUILT_PAGES,
  ...EMBEDDING_PAGES,
  ...EVERYDAY_PAGES,
];
