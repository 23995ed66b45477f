import { AppError } from '#core/failure.ts';

// Control characters are replaced: they can inject mail headers and terminal escape sequences, and PostgreSQL can't
// store NUL. Users' texts need only line breaks and tabs.

/** Turns a text into one line: line breaks and other control characters become spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

/** Normalizes line breaks to \n and replaces control characters other than tabs with spaces. */
export function manyLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, ' ')
    .trim();
}

/** Returns an email address unchanged. @throws {AppError} `request-invalid` if it contains control characters */
export function cleanEmail(email: string): string {
  if (!/\p{Cc}/u.test(email)) return email;
  throw new AppError({ code: 'request-invalid', details: { message: 'Please enter a valid email address' } });
}
