import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characters } from '#core/naming/short-name.ts';
import { cleanText, cutAtWord } from '#core/naming/clean-text.ts';

const clean = (text: string) => cleanText(text, 80);

describe('cleanText', () => {
  it.each([
    ['Cafe\u0301 at noon', 'Café at noon'],
    ['Anna\u202egpj.exe', 'Annagpj.exe'],
    ['Li\u200bs\u00adbon\ufeff', 'Lisbon'],
    ['two\r\n lines\tand \u0000 more', 'two lines and more'],
    ['a \ud800 half', 'a half'],
    ['<img src=x onerror=alert(1)>Cat nap', 'Cat nap'],
    ['Cat <script', 'Cat'],
    ['Cat &lt;b&gt; nap &amp; dog', 'Cat b nap dog'],
    ['Cat https://evil.example/?a=b nap', 'Cat nap'],
    ['Cat www.example.com nap', 'Cat nap'],
    ['Cat example.com/x nap', 'Cat nap'],
    ['Cat javascript:alert(1) nap', 'Cat nap'],
    ['[Cat](https://example.com) **nap**', 'Cat ( nap'],
    ['{{Cat}} `nap` $HOME', 'Cat nap HOME'],
  ])('makes "%s" plain', (text, plain) => {
    expect(clean(text)).toBe(plain);
  });

  it.each([
    'Anna 4111 1111 1111 1111',
    'Anna 4111111111111111',
    'Anna 4111-1111-1111-1111',
    'Anna 4111_1111_1111_1111',
    'Anna 4111.1111.1111.1112',
    'Anna 3782 822463 10005',
    'Anna ４１１１１１１１１１１１１１１１',
    'Anna ٤١١١١١١١١١١١١١١١',
    'Anna DE89 3704 0044 0532 0130 00',
    'Anna DE89370400440532013000',
    'Anna GB29 NWBK 6016 1331 9268 19',
    'Anna FR1420041010050500013M02606',
    'Anna C01X00T47',
    'Anna L898902C3',
    'Anna AB1234567',
    'Anna P<UTOERIKSSON<<ANNA<MARIA<<<<<<<',
    'Anna +351 912 345 678',
    'Anna (555) 123-4567',
    'Anna 555-1234',
    'Anna 0151/23456789',
    'Anna 123-45-6789',
    'Anna anna.berg@example.com',
    'Anna anna @ example',
    'Anna anna＠example.com',
    'Anna 4111\u200b1111\u200b1111\u200b1111',
  ])('keeps only the name of "%s"', (text) => {
    expect(clean(text)).toBe('Anna');
  });

  it.each([
    'Lisbon 2019-07-14',
    '14.7.2019 Lisbon',
    'Tram 28',
    'Route 66 in 2019',
    'Lisbon 2019-2020',
    'No. 10 Downing Street',
  ])('leaves "%s" unchanged', (text) => {
    expect(clean(text)).toBe(text);
  });

  it('returns one line that nothing can hide in, whatever the input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const plain = clean(text);
        expect(plain).toBe(plain.normalize('NFC').trim());
        expect(plain).not.toMatch(/[\p{Cc}\p{Cf}<>]|\s\s|\d{7}/u);
        expect(characters(plain).length).toBeLessThanOrEqual(80);
      }),
    );
  });
});

describe('cutAtWord', () => {
  it.each([
    ['two words', 20, 'two words'],
    ['two words', 5, 'two'],
    ['two words', 3, 'two'],
    ['overlong', 4, 'over'],
    ['one, two', 5, 'one'],
  ])('cuts "%s" at %i', (text, most, cut) => {
    expect(cutAtWord(text, most)).toBe(cut);
  });
});
