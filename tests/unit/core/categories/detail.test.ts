import { describe, expect, it } from 'vitest';
import { CATEGORY_NAMES } from '#core/categories/categorize.ts';
import { type CategorizedPhoto, type Detail, DETAILS, namesAtDetail } from '#core/categories/detail.ts';
import { TOPIC_NAMES, topicOf } from '#core/categories/topics.ts';

/** The folders of these categories, and how many photos each has. */
function folders(counts: Readonly<Record<string, number>>, detail: Detail, language?: 'de') {
  const photos = Object.entries(counts).flatMap(([category, count]) =>
    Array.from({ length: count }, (_, at): CategorizedPhoto => ({
      id: `${category} ${at}`,
      category,
      language,
    })),
  );
  const found: Record<string, number> = {};
  for (const name of namesAtDetail(photos, detail, () => '').values()) found[name] = (found[name] ?? 0) + 1;
  return found;
}

describe('the level of detail', () => {
  const counts = { Pets: 5, Birds: 2, 'Sea Life': 1, Food: 1, Unsorted: 1, Trains: 1 };

  it('is fine with a folder for each category', () => {
    expect(folders(counts, 'fine')).toEqual(counts);
  });

  it('is wide with a folder for each topic, and keeps folders of no topic', () => {
    expect(folders(counts, 'wide')).toEqual({ Animals: 8, 'Food & Drinks': 1, Unsorted: 1, Trains: 1 });
  });

  it('is balanced if small categories share their topic, and one alone keeps its folder', () => {
    expect(folders(counts, 'balanced')).toEqual({ Pets: 5, Animals: 3, Food: 1, Unsorted: 1, Trains: 1 });
  });

  it.each(['wide', 'balanced'] as const)(
    'that is %s keeps categories of the person’s own rules',
    (detail) => {
      const photos = [
        { id: 'a', category: 'Birds', byRule: 'words' as const },
        { id: 'b', category: 'Sea Life' },
        { id: 'c', category: 'Wildlife' },
      ];
      expect([...namesAtDetail(photos, detail, () => '').values()]).toEqual(['Birds', 'Animals', 'Animals']);
    },
  );

  it('names topics in the language of the folders', () => {
    expect(folders({ Vögel: 1, Meerestiere: 1 }, 'balanced', 'de')).toEqual({ Tiere: 2 });
  });

  it('counts categories separately in each folder around them', () => {
    const photos = [
      { id: 'a', category: 'Birds', year: '2025' },
      { id: 'b', category: 'Pets', year: '2025' },
      { id: 'c', category: 'Wildlife', year: '2026' },
    ];
    expect([...namesAtDetail(photos, 'balanced', ({ year }) => year).values()]).toEqual([
      'Animals',
      'Animals',
      'Wildlife',
    ]);
  });
});

describe('the topics', () => {
  it('are never a folder for leftovers: each has at least two categories', () => {
    for (const topic of TOPIC_NAMES) {
      expect(CATEGORY_NAMES.filter((category) => topicOf(category) === topic).length).toBeGreaterThan(1);
    }
  });

  it('leave out only sports and what is unsorted', () => {
    const own = CATEGORY_NAMES.filter((category) => topicOf(category) === undefined);
    expect(own).toEqual(['Sports & Fitness', 'Unsorted']);
  });

  it('have three levels of detail', () => {
    expect(DETAILS).toEqual(['fine', 'balanced', 'wide']);
  });
});
