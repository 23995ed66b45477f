import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checksumLines, topFiles } from '#core/lists/top-files.ts';
import { type ListedPhoto, uniqueOriginals } from '#core/lists/listed-photo.ts';
import { isTopName, topNames } from '#core/lists/top-names.ts';
import { translator } from '#messages/translate.ts';
import { listWords } from '#words/list.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { vocabularyWords } from '#words/vocabulary.ts';

const t = translator([listWords, quantitiesWords, vocabularyWords]);
const sha256Of = async (text: string) => createHash('sha256').update(text).digest('hex');
const SUM = 'ab'.repeat(32);
const photo: ListedPhoto = {
  original: 'a.jpg',
  path: 'Pets/dog.jpg',
  sha256: SUM,
  sizeBytes: 1,
  modifiedMs: 0,
};

describe('the files at the top of a ZIP', () => {
  it('contain checksums of each other and of every photo in it', async () => {
    const left: ListedPhoto = { original: 'b.jpg', sizeBytes: 0, modifiedMs: 0, reason: 'b.jpg is empty.' };
    const [page, table, sums] = await topFiles([photo, left], sha256Of, t);
    expect(sums).toEqual({
      name: 'SHA256SUMS',
      text:
        `${await sha256Of(page?.text ?? '')}  Where My Pix.html\n` +
        `${await sha256Of(table?.text ?? '')}  where-my-pix.csv\n` +
        `${SUM}  Pets/dog.jpg\n`,
    });
  });

  it('avoid folder names, whatever their case', () => {
    expect(topNames(['sha256sums/a.jpg', 'WHERE-MY-PIX.CSV/b.jpg', 'Where My Pix/c.jpg'])).toEqual({
      page: 'Where My Pix.html',
      table: 'where-my-pix-2.csv',
      sums: 'SHA256SUMS-2',
    });
  });
});

describe('isTopName', () => {
  it.each(['where-my-pix.csv', 'WHERE-MY-PIX-2.CSV', 'Where My Pix-12.html', 'SHA256SUMS', 'sha256sums-3'])(
    'recognizes %s',
    (name) => {
      expect(isTopName(name)).toBe(true);
    },
  );

  it.each(['where-my-pix.csv-2', 'where-my-pix-two.csv', 'my-where-my-pix.csv', 'SHA256SUMS.txt'])(
    'leaves %s to the person',
    (name) => {
      expect(isTopName(name)).toBe(false);
    },
  );
});

describe('checksumLines', () => {
  it('escapes names as GNU does', () => {
    const lines = checksumLines([
      { path: 'a b.jpg', sha256: SUM },
      { path: 'a\\b\nc\r.jpg', sha256: SUM },
    ]);
    expect(lines).toBe(`${SUM}  a b.jpg\n\\${SUM}  a\\\\b\\nc\\r.jpg\n`);
  });
});

describe('uniqueOriginals', () => {
  it('numbers equal paths, and uses no path that another one has', () => {
    const paths = ['a/b.jpg', 'a/b.jpg', 'a/b (2).jpg', 'a/b.jpg', 'x.y/none', 'x.y/none'];
    expect(uniqueOriginals(paths)).toEqual([
      'a/b.jpg',
      'a/b (3).jpg',
      'a/b (2).jpg',
      'a/b (4).jpg',
      'x.y/none',
      'x.y/none (2)',
    ]);
  });
});
