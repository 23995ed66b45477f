import { describe, expect, it } from 'vitest';
import { dateInName } from '#core/exports/name-date.ts';

const NOW_MS = Date.UTC(2026, 0, 1);

describe('the date in a file name', () => {
  it.each([
    ['IMG_20190714_180312.jpg', '2019-07-14T18:03:12'],
    ['PXL_20210102_221126856.MP~2.jpg', '2021-01-02T22:11:26'],
    ['20190714180312.jpg', '2019-07-14T18:03:12'],
    ['2019-07-14-18-03-12.jpg', '2019-07-14T18:03:12'],
    ['2019_07_14_18_03_12.jpg', '2019-07-14T18:03:12'],
    ['signal-2019-07-14-180312.jpg', '2019-07-14T18:03:12'],
    ['signal-2019-07-14-18-03-12-123.jpg', '2019-07-14T18:03:12'],
    ['Screenshot 20190714 180312.png', '2019-07-14T18:03:12'],
    ['Screenshot_20190714-180312_Maps.jpg', '2019-07-14T18:03:12'],
    ['Screenshot 2019-07-14 at 18.03.12.png', '2019-07-14T18:03:12'],
    ['WhatsApp Image 2019-07-14 at 18.03.12.jpeg', '2019-07-14T18:03:12'],
    ['VID_20190714_180312.mp4', '2019-07-14T18:03:12'],
    ['IMG-20190714-WA0003.jpg', '2019-07-14'],
    ['2019-07-14.jpg', '2019-07-14'],
  ])('%s says %s', (name, date) => {
    expect(dateInName(name, NOW_MS)).toBe(date);
  });

  it.each([
    'Snapchat-431959199.jpg',
    'Snapchat-20190714.jpg',
    'FB_IMG_1563120192.jpg',
    'IMG_0042.jpg',
    'DSC_20191340.jpg',
    '20190231.jpg',
    '18991231_120000.jpg',
    '20260103.jpg',
    '420190714.jpg',
    '201907141803129999.jpg',
    '12345678901234567890.jpg',
  ])('%s says none', (name) => {
    expect(dateInName(name, NOW_MS)).toBeUndefined();
  });

  it('without a possible time is the day alone', () => {
    expect(dateInName('20190714_256199.jpg', NOW_MS)).toBe('2019-07-14');
  });
});
