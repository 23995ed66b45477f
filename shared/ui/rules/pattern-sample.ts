/** The file name of exported rules. */
export const RULES_FILE_NAME = 'organizing-rules.json';

/** The sample photo for a naming pattern. */
export const SAMPLE_FACTS = {
  name: 'golden_retriever_on_a_beach',
  original: 'IMG_4071',
  category: 'Pets',
  takenAt: '2026-08-17T18:04:09',
  place: 'Lisbon',
  number: 7,
} as const;
