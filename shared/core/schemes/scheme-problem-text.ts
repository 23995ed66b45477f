import type { Translate } from '#messages/translate.ts';
import { FOLDER_DEPTH } from '../limits.ts';
import { tokenWords, writtenToken } from '../naming/naming-pattern.ts';
import { SCHEME_TOKENS } from './scheme-tokens.ts';
import type { SchemeProblem } from './scheme.ts';

const TOKENS = Object.keys(SCHEME_TOKENS).map((key) => writtenToken(key));

/** The tokens of a scheme, each with a form if it takes one. */
export const SCHEME_EXAMPLES: readonly string[] = Object.entries(SCHEME_TOKENS).map(([key, { form }]) =>
  writtenToken(key, form),
);

/** Returns the problem of a scheme as a message for the user. */
export function schemeProblemText(problem: SchemeProblem, t: Translate<'rules'>): string {
  switch (problem.kind) {
    case 'no-token':
      return t('rules.noToken', tokenWords(TOKENS, t));
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
