import { withoutBytes } from '../disk/byte-names.ts';

/**
 * Makes a text safe to print on one terminal line: characters that would start another line, move the cursor, change
 * colors or change the text direction become replacement characters. File names may contain all of these.
 */
export function printable(text: string): string {
  return withoutBytes(text).replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '�');
}
