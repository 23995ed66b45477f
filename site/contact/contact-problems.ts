import { TEXT_LENGTHS } from '#core/limits.ts';
import { translator } from '#messages/translate.ts';
import { contactProblemsWords } from '#words/contact-problems.ts';

const t = translator([contactProblemsWords]);

const MISSING = {
  name: t('contact-problems.name'),
  email: t('contact-problems.email'),
  subject: t('contact-problems.subject'),
  message: t('contact-problems.message'),
} as const;

type Field = keyof typeof MISSING;

/**
 * Returns a field's error message for the code from its schema: the schema's own messages are in English. Undefined
 * for a field that users don't see.
 */
export function problemText(field: string, code: string): string | undefined {
  if (!isField(field)) return undefined;
  if (code === 'too_small') return MISSING[field];
  if (field === 'email') return t('contact-problems.emailInvalid');
  return t('contact-problems.tooLong', { most: String(TEXT_LENGTHS[field]) });
}

function isField(field: string): field is Field {
  return Object.hasOwn(MISSING, field);
}
