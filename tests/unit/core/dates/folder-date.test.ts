import { describe, expect, it } from 'vitest';
import { dateOfFolder } from '#core/dates/folder-date.ts';

const dateOf = (folder: string, albums: readonly string[] = []) => dateOfFolder(folder, albums)?.local;

describe('a folder’s date', () => {
  it.each([
    ['2005-08-13 Wedding', '2005-08-13'],
    ['2011/05 May', '2011-05'],
    ['2011/May', '2011-05'],
    ['2011/05', '2011-05'],
    ['2011/5', '2011-05'],
    ['2011/Mai', '2011-05'],
    ['2011/05-Mai', '2011-05'],
    ['2011/05 Italy', '2011'],
    ['1987 Summer in Italy', '1987'],
    ['1987', '1987'],
    ['1987_Summer', '1987'],
    ['Scans/1994', '1994'],
    ['Pictures/2005/2005-08/2005-08-13', '2005-08-13'],
    ['Pictures/2005/08/13', '2005-08-13'],
    ['2005/08/13/best', '2005-08-13'],
    ['20050813', '2005-08-13'],
    ['20050813_Wedding', '2005-08-13'],
    ['2005_08_13 Wedding', '2005-08-13'],
    ['2005.08.13', '2005-08-13'],
    ['200508', '2005-08'],
    ['2005-08 Sweden', '2005-08'],
    ['2005-08-13 to 2005-08-15 Rome', '2005-08'],
    ['2005-08-13 - 15 Rome', '2005-08'],
    ['2005-08-30 - 2005-09-02 Rome', '2005'],
    ['May 2011', '2011-05'],
    ['2011 May', '2011-05'],
    ['2011 Mayday', '2011'],
    ['13.08.2005 Hochzeit', '2005-08-13'],
    ['2005年8月13日', '2005-08-13'],
    ['2011/5月', '2011-05'],
    ['2005/08-13 Wedding', '2005-08-13'],
    ['2005-8-13 Wedding', '2005-08-13'],
    ['2005.8.3', '2005-08-03'],
    ['13 August 2005', '2005-08-13'],
    ['13 Aug 2005 Wedding', '2005-08-13'],
    ['13. August 2005 Hochzeit', '2005-08-13'],
    ['13 août 2005', '2005-08-13'],
    ['13 de agosto de 2005', '2005-08-13'],
    ['August 13, 2005', '2005-08-13'],
    ['August 13th 2005 Wedding', '2005-08-13'],
    ['2005 August 13 Wedding', '2005-08-13'],
    ['Rome, August 13, 2005', '2005-08-13'],
    ['Trastevere - Rome, 13 August 2005', '2005-08-13'],
    ['08.2005 Sweden', '2005-08'],
    ['08-2005', '2005-08'],
    ['[2005-08-13] Wedding', '2005-08-13'],
    ['(2005) Sweden', '2005'],
    ['2005-08-13--15 Rome', '2005-08'],
    ['2005-08-13 - Wedding', '2005-08-13'],
    ['2005 - Summer in Italy', '2005'],
    ['2005-08-13 and Rome', '2005-08-13'],
    ['August 13, 2005 - August 15, 2005', '2005-08'],
  ])('of %s is %s', (folder, date) => {
    expect(dateOf(folder)).toBe(date);
  });

  it.each([
    '2019-2020',
    '2019 - 2020 School',
    '1980-1989',
    '1980s',
    'Best of 1984',
    'Italy 2019',
    'Summer 2019',
    'Pictures/Summer 2019',
    '1920x1080',
    'Backup 2019-05-01/old',
    '2019-05-01 Backup/old',
    '100CANON',
    'DCIM/101_0705',
    'iPhone 2019',
    '2048px',
    '1500 pictures',
    '2005-13-40',
    '31 February 2005',
    'Room 13 August 2005',
    'Party of 13, 2005',
    '13 Friends 2005',
    '13-2005',
    'Rome, 2005',
    '',
    '2011/Takeout/Google Photos/Summer',
  ])('is missing for "%s"', (folder) => {
    expect(dateOf(folder)).toBeUndefined();
  });
});

describe('a Google Takeout folder’s date', () => {
  it.each([
    ['Takeout/Google Photos/Photos from 2019', '2019'],
    ['Takeout/Google Fotos/Fotos von 1987', '1987'],
    ['Takeout/Google Photos/Φωτογραφίες από το 2004', '2004'],
    ['Takeout/Google Photos/ภาพถ่ายจาก 2021', '2021'],
    ['Takeout/Google Photos/รูปภาพจากปี 2019', '2019'],
    ['Takeout/Google Foto/Foto da 2002', '2002'],
    ['Takeout/Google 写真/2019 年の写真', '2019'],
    ['Takeout/Google Photos/2019년 사진', '2019'],
    ['Takeout/Google Photos/Фото за 2019', '2019'],
    ['Takeout/Google Photos/Снимки от 2019', '2019'],
    ['Takeout/Google Photos/Ảnh từ năm 2019', '2019'],
    ['Takeout/Google Photos/Kuvat vuodelta 2019', '2019'],
    ['Takeout/Google Photos/Zdjęcia z roku 2019', '2019'],
    ["Takeout/Google Photos/Foto's uit 2019", '2019'],
    ['Takeout/Google Photos/2020-09-01', '2020-09-01'],
    ['Takeout/Google Photos/2020-09-01 #2', '2020-09-01'],
    ['takeout-20261120T101112Z-3-001.zip/Takeout/Google Photos/Photos from 2019', '2019'],
  ])('of %s is %s', (folder, date) => {
    expect(dateOf(folder)).toBe(date);
  });

  it.each([
    'Takeout/Google Photos/2020-02-31',
    'Takeout/Google Photos/Best of 1984',
    'Takeout/Google Photos/Italy 2019',
    'Takeout/Google Photos/Weihnachten 2018',
    'Takeout/Google Photos/1984',
    'Takeout/Google Photos/Roadtrip 2016 - 2017',
    'Takeout/Google Photos/Fotos Italien 2019',
    'Takeout/Google Photos/Untitled(2)',
    'Takeout/Google Photos/Room 12019',
    'Takeout/Google Photos/Photos from 2019/edited',
    'Takeout/2005-08-13 Wedding/Google Photos/Summer',
    'Takeout',
  ])('is missing for "%s"', (folder) => {
    expect(dateOf(folder)).toBeUndefined();
  });

  it('is missing for an album, whose title may name any year or day', () => {
    expect(dateOf('Takeout/Google Photos/Photos from 1931', ['Photos from 1931'])).toBeUndefined();
    expect(dateOf('Takeout/Google Photos/2019-07-14', ['2019-07-14'])).toBeUndefined();
  });
});

describe('a folder of future plans', () => {
  const NOW = Date.parse('2026-11-26T12:00:00Z');
  it.each([
    ['2027 Trip to Japan', undefined],
    ['2026-12-24 Christmas', undefined],
    ['2026-11-27 Tomorrow, which is today elsewhere', '2026-11-27'],
    ['2026 Garden', '2026'],
    ['2019/2027 Plans', '2019'],
  ])('%s says %s', (folder, date) => {
    expect(dateOfFolder(folder, [], NOW)?.local).toBe(date);
  });
});
