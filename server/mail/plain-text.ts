import { AppError } from '#core/failure.ts';

// Control characters end headers, colour terminals, and PostgreSQL stores no NUL. In what people write they have
// no meaning but for line breaks and tabs.

/** A text for one line: whatever breaks lines, and every other control character, is a space. */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

/** A text of several lines, with \n at the end of each; other control characters but the tab are spaces. */
export function manyLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, ' ')
    .trim();
}

/** An address as it is. @throws {AppError} `request-invalid` where control characters are in it */
export function cleanEmail(email: string): string {
  if (!/\p{Cc}/u.test(email)) return email;
  throw new AppError({ code: 'request-invalid', details: { message: 'Please enter a valid email address' } });
}
