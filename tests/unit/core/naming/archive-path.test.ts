import { describe, expect, it } from 'vitest';
import { PATH_LENGTH } from '#core/limits.ts';
import { ArchivePaths, pathOf, safePathPart } from '#core/naming/archive-path.ts';

describe('ArchivePaths', () => {
  it('numbers taken names, from _2', () => {
    const paths = new ArchivePaths();
    const taken = ['dog', 'dog', 'dog'].map((name) =>
      paths.take({ folder: ['Pets'], name, extension: 'jpg' }),
    );
    expect(taken).toEqual(['Pets/dog.jpg', 'Pets/dog_2.jpg', 'Pets/dog_3.jpg']);
  });

  it('skips a number that another name has by itself', () => {
    const paths = new ArchivePaths();
    const taken = ['dog', 'dog_2', 'dog', 'dog_2'].map((name) =>
      paths.take({ folder: ['Pets'], name, extension: 'jpg' }),
    );
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
    ['in invisible characters', 'dog', 'd\u200bo\u2060g'],
    ['in a joiner', 'کتاب\u200cها', 'کتابها'],
    ['in spaces and dots at the end', 'dog', 'dog . .'],
  ])('treats names that differ only %s as equal', (_how, first, second) => {
    const paths = new ArchivePaths();
    paths.take({ folder: ['Pets'], name: first, extension: 'jpg' });
    expect(paths.take({ folder: ['Pets'], name: second, extension: 'jpg' })).toMatch(/_2\.jpg$/);
  });

  it('allows the same name in two folders and under two extensions', () => {
    const paths = new ArchivePaths();
    expect(paths.take({ folder: ['Pets'], name: 'dog', extension: 'jpg' })).toBe('Pets/dog.jpg');
    expect(paths.take({ folder: ['Art'], name: 'dog', extension: 'jpg' })).toBe('Art/dog.jpg');
    expect(paths.take({ folder: ['Pets'], name: 'dog', extension: 'png' })).toBe('Pets/dog.png');
  });

  it('treats two folders that differ only in case as one, because a name would be lost', () => {
    const paths = new ArchivePaths();
    expect(paths.take({ folder: ['Pets'], name: 'dog', extension: 'jpg' })).toBe('Pets/dog.jpg');
    expect(paths.take({ folder: ['PETS'], name: 'DOG', extension: 'jpg' })).toBe('PETS/DOG_2.jpg');
  });

  it('cuts a name so that Windows can unpack the whole path, and keeps names distinct', () => {
    const paths = new ArchivePaths();
    const folder = 'folder '.repeat(20).trim();
    const taken = ['a', 'b', 'b'].map((last) =>
      paths.take({ folder: [folder], name: 'x'.repeat(299) + last, extension: 'jpg' }),
    );
    expect(new Set(taken).size).toBe(3);
    for (const path of taken) expect(path.length).toBeLessThanOrEqual(PATH_LENGTH);
  });

  it('assigns ten thousand paths with one name without trying each number again', () => {
    const paths = new ArchivePaths();
    const taken = new Set(
      Array.from({ length: 10_000 }, () => paths.take({ folder: ['Pets'], name: 'dog', extension: 'jpg' })),
    );
    expect(taken.size).toBe(10_000);
    expect(taken).toContain('Pets/dog_10000.jpg');
  });
});

describe('pathOf', () => {
  it('appends an ending to the name, and cuts a long name before it', () => {
    const wanted = { folder: ['Pets'], name: 'dog', extension: 'jpg' };
    expect(pathOf(wanted)).toBe('Pets/dog.jpg');
    expect(pathOf(wanted, '_at_night')).toBe('Pets/dog_at_night.jpg');
    const long = pathOf({ ...wanted, name: 'd'.repeat(300) }, '_at_night');
    expect(long).toBe(`Pets/${'d'.repeat(180 - '_at_night'.length)}_at_night.jpg`);
  });

  it('omits the ending if the folder leaves no room for both', () => {
    const wanted = { folder: ['f'.repeat(160)], name: 'd'.repeat(50), extension: 'jpg' };
    expect(pathOf(wanted, '_at_night')).toBe(`${wanted.folder[0]}/${'d'.repeat(28)}.jpg`);
    expect(pathOf({ ...wanted, folder: ['f'.repeat(159)] }, '_at_night')).toBe(
      `${'f'.repeat(159)}/${'d'.repeat(20)}_at_night.jpg`,
    );
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

  it('stays within 180 bytes without splitting a character', () => {
    const part = safePathPart('日'.repeat(100));
    expect(part).toBe('日'.repeat(60));
    expect(safePathPart('😀'.repeat(100))).toBe('😀'.repeat(45));
  });
});

describe('a part of a path', () => {
  it.each([
    ['Persian', 'کتاب\u200cها'],
    ['Malayalam', 'നന്\u200dമ'],
    ['a family', '👩\u200d👩\u200d👧'],
    ['a runner with a skin and a sex', '🏃🏽\u200d♂\uFE0F'],
    ['a heart on fire', '❤\uFE0F\u200d🔥'],
  ])('keeps the joiners of %s', (_what, name) => {
    expect(safePathPart(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    ['\u202Egnp', 'gnp'],
    ['a\u200Eb\u200Fc\u202Dd\u2066e\u2069', 'abcde'],
    ['\u200Cdog\u200D', 'dog'],
    ['dog\u200C\u200Dcat', 'dogcat'],
    ['1\u200D2', '12'],
    ['soft\u00ADhyphen\uFEFF', 'softhyphen'],
  ])('of %s is %s, without direction marks and useless joiners', (name, safe) => {
    expect(safePathPart(name)).toBe(safe);
  });
});
