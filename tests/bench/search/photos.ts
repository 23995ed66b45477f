import { CATEGORY_TABLE } from '#core/category-table.ts';
import type { SearchedPhoto } from '#core/search/photo-index.ts';
import { seededRandom } from '../seeded-random.ts';
