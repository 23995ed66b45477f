import { CATEGORY_TABLE } from '../../../shared/core/categories/category-table.ts';
import { conceptId } from '../../../shared/core/concepts/concept.ts';
import { writeConcepts } from '../../../shared/core/concepts/concept-record.ts';
import { MOST_CONCEPTS } from '../../../shared/core/concepts/limits.ts';
import type { SearchedPhoto } from '../../../shared/core/search/photo-index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PLACES = ['Lisbon, Portugal', 'Kyoto, Japan', 'Paris, France', 'Berlin, Germany', 'Porto, Portugal'];

/**
 * Photos with texts and concepts like those of the engine and cameras, from all categories and their keywords, over
 * ten years; the same in every run.
 */
export function drawnPhotos(count: number): SearchedPhoto[] {
  return Array.from({ length: count }, (_, at) => {
    const category = CATEGORY_TABLE[at % CATEGORY_TABLE.length] ?? CATEGORY_TABLE[0];
    const other = CATEGORY_TABLE[(at * 7 + 3) % CATEGORY_TABLE.length] ?? category;
    const subject = category.keywords[(at * 13) % category.keywords.length] ?? 'photo';
    const beside = other.keywords[(at * 31) % other.keywords.length] ?? 'table';
    const day = new Date(Date.UTC(2026, 10, 24) - ((at * 37) % 3650) * DAY_MS).toISOString().slice(0, 10);
    const seen = Array.from({ length: MOST_CONCEPTS }, (_one, nth) => ({
      id: conceptId('class', (at * 17 + nth * 41) % 1000),
      probability: 0.9 / (nth + 1),
    }));
    return {
      id: `photo-${at}`,
      name: `${subject}_with_a_${beside}_${at}.jpg`.replaceAll(' ', '_'),
      description: `A ${subject} with a ${beside}. It is a photo of ${other.name.toLowerCase()} in number ${at}.`,
      category: category.name,
      folder: category.name,
      original: `DCIM/${100 + (at % 20)}CANON/IMG_${String(at).padStart(5, '0')}.JPG`,
      place: PLACES[at % PLACES.length],
      day,
      concepts: writeConcepts(seen),
    };
  });
}
