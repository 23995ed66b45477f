import { use } from 'react';
import { patternProblemText } from '#core/naming-pattern.ts';
import { WordingContext } from '../kit/wording-context.ts';

const ENGLISH_PLACING = {
  title: 'Naming and rules',
  pattern: 'File names',
  patternProblem: patternProblemText,
  dateHint: 'Where a photo does not say when it was taken, {date} is the date of its file.',
  hints: 'Use file names, folders and captions',
  hintsHint: 'Where they say what a photo shows, its name begins with them. They stay on this device.',
  unsure: 'Put doubtful photos into Unsorted',
  unsureHint: 'Those whose folder is more likely wrong than right. Your rules and your own words come first.',
  rules: 'Rules',
  rulesHint: 'Words in the description decide the folder, the first rule that fits counts. Then come ours.',
  rulesCount: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
  add: 'Add a rule',
  import: 'Import',
  export: 'Export',
  words: (rule: number) => `Rule ${rule}: words in the description, with commas between them`,
  wordsExample: 'dog, puppy',
  folder: (rule: number) => `Rule ${rule}: folder`,
  folderExample: 'Rex',
  up: (rule: number) => `Move rule ${rule} up`,
  down: (rule: number) => `Move rule ${rule} down`,
  remove: (rule: number) => `Remove rule ${rule}`,
};

/** The words of the editor of names and rules. */
export type PlacingWording = Readonly<typeof ENGLISH_PLACING>;

export function usePlacingWording(): PlacingWording {
  return use(WordingContext).placing ?? ENGLISH_PLACING;
}

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
