import { describe, expect, it } from 'vitest';
import { withoutPrivateNumbers } from '#core/accounts/private-numbers.ts';

const left = (text: string) => withoutPrivateNumbers(text).replaceAll(/\s+/g, ' ').trim();

describe('private numbers', () => {
  it.each([
    ['a payment card', 'paid with 4111 1111 1111 1111 today', 'paid with today'],
    ['a card with a mistyped digit', '4111-1111-1111-1112', ''],
    ['an IBAN', 'to DE89 3704 0044 0532 0130 00 please', 'to please'],
    ['an IBAN with letters', 'GB82 WEST 1234 5698 7654 32', ''],
    ['a passport', 'number C01X00T47', 'number'],
    ['a word with five digits', 'AB12345', ''],
    ['machine-readable lines', 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', ''],
    ['a telephone number', 'call 030 123456 now', 'call now'],
    ['one with a country code', 'call +49 30 1234567', 'call'],
    ['one in parentheses', 'call (030) 123 45 67', 'call'],
    ['a social security number', '078-05-1120', ''],
    ['a seven-digit number', '1234567', ''],
    ['Arabic digits', '٠٣٠١٢٣٤٥٦', ''],
    ['a date after a plus sign', '+14 07 2019', ''],
    ['a date inside a parenthesis', '(14) 07 2019', ''],
    ['a year with three numbers', '2019 12 12 12', ''],
    ['two years with a number', '2019 2020 12', ''],
    ['a day over 31', '32.07.2019', ''],
    ['three-digit numbers', '123 456 2019', ''],
    ['no year', '12 12 12 12', ''],
  ])('are removed: %s', (_what, text, rest) => {
    expect(left(text)).toBe(rest);
  });

  it.each([
    'six digits 123456',
    '2019-07-14',
    '14.7.2019',
    '31.12.2019',
    '07/2019',
    '2018-2019',
    'Room 101',
    'AB1234',
    'Boeing 747 over 10 houses',
    'de12 abcd',
    'AB12 CDEF GHIJ',
  ])('are kept: %s', (text) => {
    expect(withoutPrivateNumbers(text)).toBe(text);
  });
});
