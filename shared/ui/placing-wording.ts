export const PLACING = {
  title: 'Naming and rules',
  pattern: 'File names',
  tokens: '{name} {original} {category} {date:YYYY-MM-DD} {n:3}',
  rules: 'Rules',
  rulesHint: 'Words in the description decide the folder, the first rule that fits counts. Then come ours.',
  rulesCount: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
  add: 'Add a rule',
  import: 'Import',
  export: 'Export',
  fileName: 'organizing-rules.json',
  words: (number: number) => `Rule ${number}: words in the description, with commas between them`,
  wordsExample: 'dog, puppy',
  folder: (number: number) => `Rule ${number}: folder`,
  folderExample: 'Rex',
  up: (number: number) => `Move rule ${number} up`,
  down: (number: number) => `Move rule ${number} down`,
  remove: (number: number) => `Remove rule ${number}`,
} as const;

/** The photo on which a naming pattern is shown. */
export const SAMPLE_FACTS = {
  name: 'golden_retriever_on_a_beach',
  original: 'IMG_4071',
  category: 'Pets',
  takenAt: '2026-08-17T18:04:09',
  number: 7,
} as const;
