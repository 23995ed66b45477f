import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY_TABLE } from '#core/categories/category-table.ts';
import type { CategoryName } from '#core/categories/categorize.ts';
import { decideFolder } from '#core/categories/decide-folder.ts';
import { READ_TEXT_LENGTH, SHORT_NAME_LENGTH } from '#core/limits.ts';
import { characters, shortNameOf } from '#core/naming/short-name.ts';
import { CLASS_COUNT } from '#engine/networks/class-layer.ts';
import { TEXT_FOLDERS } from '#engine/reading/text-folders.ts';
import type { TextLine } from '#engine/reading/text-line.ts';
import { withReading } from '#engine/reading/with-reading.ts';
import { analysisOf, type Look } from '#engine/vision-engine.ts';
import { pageOf } from './page-lines.ts';

const NAMES = CATEGORY_TABLE.map(({ name }) => name);
const NOTHING_ELSE = NAMES.map((_, row) => NAMES.map((__, column) => (row === column ? 1 : 0)));

/** The result for a photo with these probabilities. */
function lookOf(likely: Partial<Record<CategoryName, number>>): Look {
  const categories = Float32Array.from(NAMES, (name) => likely[name] ?? 0);
  const observations = {
    categories,
    decided: categories.indexOf(Math.max(...categories)),
    confidences: categories,
    classes: new Float32Array(CLASS_COUNT),
    detail: undefined,
    detections: [],
    words: { likely: new Map<string, number>(), sure: [] },
  };
  const rules = {
    categories: NAMES,
    acceptance: NOTHING_ELSE,
    acceptanceShare: 0,
    calibration: { offset: 0, slope: 1 },
  };
  return { analysis: analysisOf(observations, NAMES), page: { observations, rules, details: {} } };
}

const SHEET = { 'Documents & Books': 0.6, 'Receipts & Invoices': 0.3, Screenshots: 0.1 };
const RECEIPT = pageOf('BOOKWORLD', '14 March 2019', 'Atlas 24.50', 'TOTAL 24.50', 'VAT 4.08', 'CASH 30.00');

describe('reading a photo', () => {
  it('keeps the text for search, up to the limit', () => {
    const read = withReading(lookOf(SHEET), RECEIPT);
    expect(read.readText).toBe('BOOKWORLD\n14 March 2019\nAtlas 24.50\nTOTAL 24.50\nVAT 4.08\nCASH 30.00');
    const long = pageOf(...Array.from({ length: 200 }, () => 'A line of many words'));
    const { readText } = withReading(lookOf(SHEET), long);
    expect(readText).toHaveLength(READ_TEXT_LENGTH);
  });

  it('moves it to the folder that its words speak for, and names it', () => {
    const look = lookOf(SHEET);
    expect(look.analysis.category).toBe('Documents & Books');
    const read = withReading(look, RECEIPT);
    expect(read).toMatchObject({
      category: 'Receipts & Invoices',
      description: 'Receipt from Bookworld, March 14, 2019.',
    });
    expect(shortNameOf(read)).toBe('receipt_from_bookworld_march_14_2019');
    expect(read.confidence).toBeGreaterThan(look.analysis.confidence!);
  });

  it('leaves it unchanged if nothing is legible', () => {
    const look = lookOf(SHEET);
    expect(withReading(look, [])).toBe(look.analysis);
    expect(withReading(look, pageOf('~~', '|'))).toBe(look.analysis);
  });

  it('changes nothing if the photo is no page', () => {
    const { analysis } = lookOf({ Pets: 0.9 });
    expect(withReading({ analysis }, RECEIPT)).toBe(analysis);
  });

  it('moves nothing that is clearly something else', () => {
    const read = withReading(lookOf({ Food: 0.995, 'Receipts & Invoices': 0.005 }), pageOf('Total 5.00'));
    expect(read.category).toBe('Food');
  });

  it('does not let a title’s words lead to another folder', () => {
    const lines = pageOf(
      '# How to write an invoice',
      'Chapter 1',
      'Table of contents',
      'ISBN',
      'Published by us',
    );
    const read = withReading(lookOf({ 'Documents & Books': 0.95, Pets: 0.05 }), lines);
    expect(decideFolder(read).category).toBe('Documents & Books');
    expect(read.description).toBe('A document titled “How to write an invoice”.');
    expect(shortNameOf(read)).toBe('how_to_write_an_invoice_document');
  });

  it('keeps the folder and the naming rules, whatever is written', () => {
    const word = fc.oneof(
      fc.constantFrom(...CATEGORY_TABLE.flatMap(({ keywords }) => keywords)),
      fc.constantFrom(
        'Total',
        '12.50',
        '14 March 2019',
        '“quoted”',
        'a.b.c',
        '<b>',
        '\u202e',
        'Dr. St.',
        '4111111111111111',
      ),
      fc.string({ unit: 'grapheme' }),
    );
    const line = fc.record({
      text: fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
      confidence: fc.integer({ min: 50, max: 100 }),
      height: fc.integer({ min: 5, max: 90 }),
      top: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    const likely = fc
      .constantFrom(...TEXT_FOLDERS)
      .map((folder) => Object.assign({}, SHEET, { [folder]: 1 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), likely, (lines: TextLine[], seen) => {
        const read = withReading(lookOf(seen), lines);
        expect(decideFolder(read).category).toBe(read.category);
        const name = shortNameOf(read);
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}_]+$/u);
        expect(characters(name).length).toBeLessThanOrEqual(SHORT_NAME_LENGTH);
        expect(`${read.description} ${name}`).not.toMatch(/\d{13,}|[<>\u202e\n]/u);
      }),
      { numRuns: 300 },
    );
  });
});
