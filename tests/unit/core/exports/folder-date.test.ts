import { describe, expect, it } from 'vitest';
import { dateOfFolder } from '#core/exports/folder-date.ts';

describe('the date of a folder of Google Takeout', () => {
  it.each([
    ['Takeout/Google Photos/Photos from 2019', '2019'],
    ['Takeout/Google Fotos/Fotos von 1987', '1987'],
    ['Takeout/Google Photos/Φωτογραφίες από το 2004', '2004'],
    ['Takeout/Google Photos/ภาพถ่ายจาก 2021', '2021'],
    ['takeout-20261120T101112Z-3-001.zip/Takeout/Google Photos/Photos from 2019', '2019'],
    ['Takeout/Google Photos/2020-09-01', '2020-09-01'],
    ['Takeout/Google Photos/2020-09-01 #2', '2020-09-01'],
  ])('of %s is %s', (folder, date) => {
    expect(dateOfFolder(folder, [])).toBe(date);
  });

  it.each([
    'Takeout/Google Photos/Untitled(2)',
    'Takeout/Google Photos/Room 12019',
    'Takeout/Google Photos/Photos from 2019/edited',
    'Takeout',
    '',
  ])('is none for "%s"', (folder) => {
    expect(dateOfFolder(folder, [])).toBeUndefined();
  });

  it('is none for a day that there is not', () => {
    expect(dateOfFolder('Takeout/Google Photos/2020-02-31', [])).toBeUndefined();
  });

  it('is none for an album, whose title may name any year', () => {
    expect(dateOfFolder('Takeout/Google Photos/Grandma 1931', ['Grandma 1931'])).toBeUndefined();
  });

  it('is none for a folder outside of an export', () => {
    expect(dateOfFolder('Pictures/Summer 2019', [])).toBeUndefined();
  });
});
