/** What a pattern may have in it; the same in every language. */
export const PATTERN_TOKENS = '{name} {original} {category} {date:YYYY-MM-DD} {n:3}';

/** What rules are called as a file. */
export const RULES_FILE_NAME = 'organizing-rules.json';

/** The photo on which a naming pattern is shown. */
export const SAMPLE_FACTS = {
  name: 'golden_retriever_on_a_beach',
  original: 'IMG_4071',
  category: 'Pets',
  takenAt: '2026-08-17T18:04:09',
  place: '',
  number: 7,
} as const;
