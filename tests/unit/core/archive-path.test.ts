import { describe, expect, it } from 'vitest';
import { PATH_LENGTH } from '#core/limits.ts';
import { ArchivePaths, assignPaths, safePathPart } from '#core/archive-path.ts';

const placed = { photoId: '1', description: '', category: 'Pets', name: 'dog', extension: 'jpg' };

describe('ArchivePaths', () => {
  it('numbers names that are taken, from _2', () => {
    const paths = new ArchivePaths();
    const taken = ['dog', 'dog', 'dog'].map((name) => paths.take('Pets', name, 'jpg'));
    expect(taken).toEqual(['Pets/dog.jpg', 'Pets/dog_2.jpg', 'Pets/dog_3.jpg']);
  });

  it('steps over a number that another name has by itself', () => {
    const paths = new ArchivePaths();
    const taken = ['dog', 'dog_2', 'dog', 'dog_2'].map((name) => paths.take('Pets', name, 'jpg'));
    expect(taken).toEqual(['Pets/dog.jpg', 'Pets/dog_2.jpg', 'Pets/dog_3.jpg', 'Pets/dog_2_2.jpg']);
  });

  it.each([
    ['in case', 'Dog', 'dog'],
    ['in Unicode form', 'Cafe\u0301', 'Café'],
    ['in full-width form', 'ｄｏｇ', 'dog'],
    ['in the German sharp s', 'Straße', 'STRASSE'],
    ['in the last letter of a Greek word', 'ΟΔΟΣ', 'οδος'],
    ['in how an accent is put together', 'n\u0303u\u0308', 'ñü'],
    ['in a ligature', 'ﬁeld', 'field'],
    ['in a Korean letter’s parts', '\u1112\u1161\u11ab', '한'],
    ['in what nobody sees', 'dog', 'd\u200bo\u2060g'],
    ['in spaces and dots at the end', 'dog', 'dog . .'],
  ])('takes names that differ only %s as the same', (_how, first, second) => {
    const paths = new ArchivePaths();
    paths.take('Pets', first, 'jpg');
    expect(paths.take('Pets', second, 'jpg')).toMatch(/_2\.jpg$/);
  });

  it('lets the same name stand in two folders and under two extensions', () => {
    const paths = new ArchivePaths();
    expect(paths.take('Pets', 'dog', 'jpg')).toBe('Pets/dog.jpg');
    expect(paths.take('Art', 'dog', 'jpg')).toBe('Art/dog.jpg');
    expect(paths.take('Pets', 'dog', 'png')).toBe('Pets/dog.png');
  });

  it('takes two folders that differ only in case for one, where a name would be lost', () => {
    const paths = new ArchivePaths();
    expect(paths.take('Pets', 'dog', 'jpg')).toBe('Pets/dog.jpg');
    expect(paths.take('PETS', 'DOG', 'jpg')).toBe('PETS/DOG_2.jpg');
  });

  it('cuts a name so that Windows can unpack the whole path, and still tells names apart', () => {
    const paths = new ArchivePaths();
    const folder = 'folder '.repeat(20).trim();
    const taken = ['a', 'b', 'b'].map((last) => paths.take(folder, 'x'.repeat(299) + last, 'jpg'));
    expect(new Set(taken).size).toBe(3);
    for (const path of taken) expect(path.length).toBeLessThanOrEqual(PATH_LENGTH);
  });

  it('hands out ten thousand paths of one name without trying each number again', () => {
    const paths = new ArchivePaths();
    const taken = new Set(Array.from({ length: 10_000 }, () => paths.take('Pets', 'dog', 'jpg')));
    expect(taken.size).toBe(10_000);
    expect(taken).toContain('Pets/dog_10000.jpg');
  });
});

describe('safePathPart', () => {
  it.each([
    ['../../x', 'x'],
    ['..\\..\\x', 'x'],
    ['/etc/passwd', 'etcpasswd'],
    ['CON', '_CON'],
    ['nul.tar', '_nul.tar'],
    ['com¹', '_com¹'],
    ['LPT9.jpg.jpg', '_LPT9.jpg.jpg'],
    ['con .jpg', '_con .jpg'],
    ['CONIN$', '_CONIN$'],
    ['con', '_con'],
    [' con', '_con'],
    ['c\u200bon', '_con'],
    ['com10', 'com10'],
    ['%2e%2e%2fx', '%2e%2e%2fx'],
    ['a/b/c', 'abc'],
    ['\u2028line\u2029s', 'lines'],
    ['\ufeffmark', 'mark'],
    ['\u2066left\u2069', 'left'],
    ['cafe\u0301', 'café'],
    ['😀🎉 party', '😀🎉 party'],
    ['. . .', 'photo'],
    ['\u3000wide\u3000', 'wide'],
    ['console', 'console'],
    ['trailing dot. ', 'trailing dot'],
    ['.hidden', 'hidden'],
    ['a<b>:"|?*c', 'abc'],
    ['new\nline\ttab\0null', 'newlinetabnull'],
    ['photo\u202Egpj.exe', 'photogpj.exe'],
    ['\ud800', '\ufffd'],
    ['...', 'photo'],
    ['', 'photo'],
  ])('makes %j safe', (part, safe) => {
    expect(safePathPart(part)).toBe(safe);
  });

  it('stays within 180 bytes without cutting a character in two', () => {
    const part = safePathPart('日'.repeat(100));
    expect(part).toBe('日'.repeat(60));
    expect(safePathPart('😀'.repeat(100))).toBe('😀'.repeat(45));
  });
});

describe('assignPaths', () => {
  it('gives the same paths to the same photos in the same order, whatever came first', () => {
    const photos = [placed, { ...placed, photoId: '2' }];
    expect(assignPaths(photos)).toEqual([
      { photoId: '1', path: 'Pets/dog.jpg' },
      { photoId: '2', path: 'Pets/dog_2.jpg' },
    ]);
  });

  it('keeps a rule’s folder from leaving the archive', () => {
    expect(assignPaths([{ ...placed, category: '../../etc' }])[0]?.path).toBe('etc/dog.jpg');
  });
});
