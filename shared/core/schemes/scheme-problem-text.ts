import type { Translate } from '#messages/translate.ts';
import { FOLDER_DEPTH } from '../limits.ts';
import { SCHEME_TOKENS } from './scheme-tokens.ts';
import type { SchemeProblem } from './scheme.ts';

/** The tokens as they are written in a scheme. */
const TOKENS = Object.keys(SCHEME_TOKENS).map((key) => `{${key}}`);

/** The same, each with a form if it takes one. */
export const TOKEN_EXAMPLES: readonly string[] = Object.entries(SCHEME_TOKENS).map(
  ([key, { form }]) => `{${form === undefined ? key : `${key}:${form}`}}`,
);

/** Returns tokens for a sentence that lists them, the last one apart. */
export function tokenWords(tokens: readonly string[], t: Translate<'rules'>) {
  const others = tokens.slice(0, -1).reduce((before, token) => t('rules.tokens', { tokens: before, token }));
  return { others, last: tokens.at(-1) ?? '' };
}

/** Returns the problem of a scheme as a message for the user. */
export function schemeProblemText(problem: SchemeProblem, t: Translate<'rules'>): string {
  switch (problem.kind) {
    case 'no-token':
      return t('rules.schemeNoToken', tokenWords(TOKENS, t));
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
