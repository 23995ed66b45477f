import { describe, expect, it } from 'vitest';
import { legible } from '#engine/reading/legible.ts';
import { cueScores } from '#engine/reading/text-cues.ts';
import { isWorthReading, TEXT_FOLDERS } from '#engine/reading/text-folders.ts';
import { pageOf } from './page-lines.ts';

function bestOf(lines: ReturnType<typeof pageOf>): string {
  const scores = cueScores(lines);
  return TEXT_FOLDERS.toSorted((first, second) => scores[second] - scores[first])[0]!;
}

describe('a page’s words', () => {
  it.each([
    [
      'Receipts & Invoices',
      ['BOOKWORLD', 'Atlas of Birds 24.50', 'TOTAL 27.70', 'VAT 20% 4.62', 'CASH 30.00'],
    ],
    [
      'Receipts & Invoices',
      ['REWE Markt', 'Milch 1,19 A', 'Brot 2,49 A', 'SUMME EUR 3,68', 'Bar 5,00', 'MwSt 0,24'],
    ],
    ['Receipts & Invoices', ['Invoice no. 1207', 'Bill to: Harbour Works', 'Amount due 1200.00']],
    ['Screenshots', ['Display Settings', 'File Edit View Help', 'Night light', 'OK Cancel']],
    ['Screenshots', ['const total = sum(prices);', 'return total;', 'if (isPaid) {', 'npm run build']],
    ['Documents & Books', ['Library Card Application', 'First name:', 'Date of birth:', 'Signature:']],
    [
      'Documents & Books',
      ['Chapter 3', 'It was late when the two of them came to the old mill by the river.'],
    ],
    ['Documents & Books', ['Nina Holt', 'Site Manager', 'Tel: 030 555 1234', 'Harbour Works Ltd']],
    ['Whiteboards & Notes', ['Sprint planning', 'Ideas for Monday', 'To do: agenda']],
  ])('speak for %s: %j', (folder, texts) => {
    expect(bestOf(pageOf(...texts))).toBe(folder);
  });

  it('say nothing without telltale words', () => {
    const scores = cueScores(pageOf('Meadow', 'Bluebell'));
    expect(Object.values(scores)).toEqual([0, 0, 0, 0]);
  });

  it('speak against handwriting if there is much print', () => {
    const print = pageOf(...Array.from({ length: 6 }, () => 'green hills and rivers'));
    expect(cueScores(print)['Whiteboards & Notes']).toBeLessThan(0);
  });

  it('never outweigh everything that was seen', () => {
    const shop = pageOf(
      'receipt invoice subtotal vat gst cashier change due grand total sales tax amount due',
    );
    expect(cueScores(shop)['Receipts & Invoices']).toBeLessThanOrEqual(7);
  });
});

describe('lines', () => {
  it('that the reader guessed are left out, and those without a word', () => {
    const lines = pageOf('Total 12.00', 'ae fi 3 ~', '—', 'x');
    expect(legible(lines.with(1, { ...lines[1]!, confidence: 40 })).map(({ text }) => text)).toEqual([
      'Total 12.00',
    ]);
  });

  it('are few and short, whatever the input', () => {
    const endless = pageOf(...Array.from({ length: 10_000 }, () => 'a,'.repeat(10_000)));
    const kept = legible(endless);
    expect(kept.length).toBeLessThanOrEqual(200);
    expect(Math.max(...kept.map(({ text }) => text.length))).toBeLessThanOrEqual(200);
  });
});

describe('a photo', () => {
  const names = ['Pets', ...TEXT_FOLDERS] as const;

  it('is read if one or all of the document folders are likely', () => {
    expect(isWorthReading(Float32Array.of(0.7, 0.3, 0, 0, 0), names)).toBe(true);
    expect(isWorthReading(Float32Array.of(0.6, 0.1, 0.1, 0.1, 0.1), names)).toBe(true);
  });

  it('is not read otherwise', () => {
    expect(isWorthReading(Float32Array.of(0.8, 0.05, 0.05, 0.05, 0.05), names)).toBe(false);
  });
});
