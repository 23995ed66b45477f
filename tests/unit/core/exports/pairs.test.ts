import { describe, expect, it } from 'vitest';
import { companionsIn } from '#core/exports/pairs.ts';

const pairs = (...names: string[]) =>
  Object.fromEntries(
    [...companionsIn(names)].map(([leader, own]) => [leader, own.map(({ name, kind }) => `${kind} ${name}`)]),
  );

describe('files that belong to a photo', () => {
  it.each<[string[], Record<string, string[]>]>([
    [['IMG_1.HEIC', 'IMG_1.MOV'], { 'IMG_1.HEIC': ['live IMG_1.MOV'] }],
    [['img_1.heic', 'IMG_1.mov'], { 'img_1.heic': ['live IMG_1.mov'] }],
    [['IMG_1.JPG', 'IMG_1.MP4'], { 'IMG_1.JPG': ['live IMG_1.MP4'] }],
    [['IMG_1.HEIC', 'IMG_1_HEVC.MOV'], { 'IMG_1.HEIC': ['live IMG_1_HEVC.MOV'] }],
    [['PXL_1.MP.jpg', 'PXL_1.MP'], { 'PXL_1.MP.jpg': ['motion PXL_1.MP'] }],
    [['MVIMG_1.jpg', 'MVIMG_1.MP4'], { 'MVIMG_1.jpg': ['motion MVIMG_1.MP4'] }],
    [['DSC_1.NEF', 'DSC_1.JPG'], { 'DSC_1.JPG': ['raw DSC_1.NEF'] }],
    [['A.jpg', 'A-edited.jpg'], { 'A.jpg': ['edited A-edited.jpg'] }],
    [['A.heic', 'A-edited.jpg'], { 'A.heic': ['edited A-edited.jpg'] }],
    [['A(1).jpg', 'A.jpg', 'A-bearbeitet(1).jpg'], { 'A(1).jpg': ['edited A-bearbeitet(1).jpg'] }],
    [
      ['IMG_1234.HEIC', 'IMG_E1234.JPG', 'IMG_1234.AAE'],
      { 'IMG_1234.HEIC': ['edited IMG_E1234.JPG', 'settings IMG_1234.AAE'] },
    ],
    [['DSC_1.NEF', 'DSC_1.xmp'], { 'DSC_1.NEF': ['settings DSC_1.xmp'] }],
    [['a.jpg', 'a.jpg.xmp'], { 'a.jpg': ['settings a.jpg.xmp'] }],
    [['IMG_1.HEIC', 'IMG_O1.AAE'], { 'IMG_1.HEIC': ['settings IMG_O1.AAE'] }],
    [
      ['D.JPG', 'D.CR2', 'D.MOV', 'D-edited.JPG', 'D.xmp'],
      { 'D.JPG': ['edited D-edited.JPG', 'raw D.CR2', 'live D.MOV', 'settings D.xmp'] },
    ],
    [
      ['IMG_2552.HEIC', 'IMG_2552.MP4', 'IMG_2552.JPG', 'IMG_2552(1).MP4'],
      { 'IMG_2552.HEIC': ['live IMG_2552.MP4'], 'IMG_2552.JPG': ['live IMG_2552(1).MP4'] },
    ],
  ])('%j', (names, expected) => {
    expect(pairs(...names)).toEqual(expected);
  });

  it.each([
    [['IMG_1.HEIC', 'IMG_2.MOV']],
    [['beach.jpg', 'beach-sunset.jpg']],
    [['IMG_1.jpg', 'IMG_1.png']],
    [['IMG_1.jpg', 'IMG_1(1).MP4']],
    [['IMG_1.jpg', 'IMG_1.avi']],
    [['A.NEF', 'B.JPG']],
    [['IMG_E1234.JPG']],
    [['clip.mov']],
  ])('are none of %j', (names) => {
    expect(pairs(...names)).toEqual({});
  });
});
