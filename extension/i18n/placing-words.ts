import type { PatternProblem } from '#core/naming-pattern.ts';
import type { PlacingWording } from '#ui/rules/placing-wording.ts';
import { counted, text } from './text.ts';

function patternProblemWords(problem: PatternProblem): string {
  switch (problem.kind) {
    case 'no-token':
      return text('placing_no_token');
    case 'brace':
      return text('placing_brace');
    case 'slash':
      return text('placing_slash');
    case 'unknown-token':
      return text('placing_unknown_token', problem.token);
    case 'digits':
      return text('placing_digits', problem.token);
    case 'no-option':
      return text('placing_no_option', problem.token);
    case 'date-form':
      return text('placing_date_form', problem.token);
  }
}

/** The words of the editor of names and rules in the browser's language. */
export const PLACING: PlacingWording = {
  title: text('placing_title'),
  pattern: text('placing_pattern'),
  patternProblem: patternProblemWords,
  dateHint: text('placing_date_hint'),
  hints: text('placing_hints'),
  hintsHint: text('placing_hints_hint'),
  unsure: text('placing_unsure'),
  unsureHint: text('placing_unsure_hint'),
  rules: text('placing_rules'),
  rulesHint: text('placing_rules_hint'),
  rulesCount: (count) => counted('placing_rules_count', count),
  add: text('placing_add'),
  import: text('placing_import'),
  export: text('placing_export'),
  words: (rule) => text('placing_words', rule),
  wordsExample: text('placing_words_example'),
  folder: (rule) => text('placing_folder', rule),
  folderExample: text('placing_folder_example'),
  up: (rule) => text('placing_up', rule),
  down: (rule) => text('placing_down', rule),
  remove: (rule) => text('placing_remove', rule),
};
