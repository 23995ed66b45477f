import { AppError } from '#core/failure.ts';

// Control characters are replaced: they can inject mail headers and terminal escape sequences, and PostgreSQL cannot
// store NUL. Users' text needs none but line breaks and tabs.

/** Makes one line of a text: line breaks and other control characters become spaces. */
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

/** Returns an e-mail address unchanged. @throws {AppError} `request-invalid` where it contains control characters */
export function cleanEmail(email: string): string {
  if (!/\p{Cc}/u.test(email)) return email;
  throw new AppError({ code: 'request-invalid', details: { message: 'Please enter a valid email address' } });
}
