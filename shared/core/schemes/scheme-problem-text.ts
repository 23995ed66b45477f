import type { Translate } from '#messages/translate.ts';
import { FOLDER_DEPTH } from '../limits.ts';
import type { SchemeProblem } from './scheme.ts';

/** Returns the problem of a scheme as a message for the user. */
export function schemeProblemText(problem: SchemeProblem, t: Translate<'rules'>): string {
  switch (problem.kind) {
    case 'no-token':
      return t('rules.schemeNoToken');
    case 'brace':
      return t('rules.brace');
    case 'too-deep':
      return t('rules.schemeTooDeep', { most: FOLDER_DEPTH });
    case 'unknown-token':
      return t('rules.unknownToken', { token: problem.token });
    case 'no-option':
      return t('rules.noOption', { token: problem.token });
    case 'date-form':
      return t('rules.dateForm', { token: problem.token });
  }
}
