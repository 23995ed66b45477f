import { describe, expect, it } from 'vitest';
import { companionsIn } from '#core/companions/pairs.ts';

const pairs = (...names: string[]) =>
  Object.fromEntries(
    [...companionsIn(names)].map(([leader, own]) => [leader, own.map(({ name, kind }) => `${kind} ${name}`)]),
  );

describe('companion files', () => {
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

  it.each<[string, string, ...string[]]>([
    // icloudpd, by its policies of names and for films of doubled names
    ['live', 'IMG_1_HEVC.MOV', 'IMG_1.HEIC'],
    ['live', 'IMG_1_HEIC.MOV', 'IMG_1.HEIC'],
    ['live', 'IMG_1_HEIF.MOV', 'IMG_1.HEIF'],
    ['live', 'IMG_1_JPG.MOV', 'IMG_1.JPG'],
    ['live', 'IMG_1_JPEG.mov', 'IMG_1.jpeg'],
    ['live', 'IMG_1.HEIC.MOV', 'IMG_1.HEIC'],
    ['live', 'IMG_1.JPG.mp4', 'IMG_1.JPG'],
    ['live', 'IMG_1_HEVC-1234.MOV', 'IMG_1-1234.HEIC'],
    ['live', 'IMG_1_HEVC-777.MOV', 'IMG_1-1234.HEIC'],
    ['live', 'IMG_1_QUpYVnB_HEVC.MOV', 'IMG_1_QUpYVnB.HEIC'],
    // osxphotos and Finder, with counters
    ['live', 'IMG_1 (1).mov', 'IMG_1 (1).HEIC'],
    ['live', 'IMG_1_HEVC (1).MOV', 'IMG_1 (1).HEIC'],
    ['live', 'IMG_1(2).MOV', 'IMG_1(2).HEIC'],
    ['live', 'img_1.mov', 'IMG_1.HEIC'],
    ['live', 'IMG_1_LIVE.MOV', 'IMG_1.JPG'],
    ['live', '20240101_120000.mp4', '20240101_120000.jpg'],
    ['motion', 'PXL_1.mp4', 'PXL_1.MP.jpg'],
    ['motion', 'PXL_1.MP.mp4', 'PXL_1.MP.jpg'],
    ['live', '0A1B2C3D-0000-4000-8000-00000000ABCD_3.mov', '0A1B2C3D-0000-4000-8000-00000000ABCD.heic'],
    // RAW
    ['raw', '0A1B2C3D-0000-4000-8000-00000000ABCD_4.dng', '0A1B2C3D-0000-4000-8000-00000000ABCD.jpeg'],
    ['raw', 'PXL_1.RAW-02.ORIGINAL.dng', 'PXL_1.RAW-01.COVER.jpg'],
    ['raw', 'PXL_1.RAW-02.ORIGINAL.dng', 'PXL_1.RAW-01.MP.COVER.jpg'],
    ['raw', 'PXL_1.RAW-02.ORIGINAL.dng', 'PXL_1.jpg'],
    ['raw', 'DSC_1.NEF', 'DSC_1.NEF.jpg'],
    ['raw', 'DSC_1.NEF', 'DSC_1_NEF.jpg'],
    ['raw', 'IMG_1.CR3', 'IMG_1.HIF'],
    ['raw', 'P5040001.ORF', 'P5040001.JPG'],
    ['raw', 'P1000002.RW2', 'P1000002.JPG'],
    ['raw', 'DSC00001.ARW', 'DSC00001.JPG'],
    ['raw', 'IMG_1_RAW.dng', 'IMG_1.jpg'],
    ['raw', 'GOPR0001.GPR', 'GOPR0001.JPG'],
    ['raw', 'IMG_0001.CRW', 'IMG_0001.JPG'],
    // files that cameras write next to photos and films
    ['sound', 'DSC_0004.WAV', 'DSC_0004.JPG'],
    ['sound', 'SND_0004.WAV', 'IMG_0004.JPG'],
    ['sound', 'SND_0004.WAV', '_MG_0004.JPG'],
    ['sound', 'DSC_0004.WAV', 'DSC_0004.NEF'],
    ['preview', 'MVI_0001.THM', 'MVI_0001.AVI'],
    ['preview', 'GH010003.THM', 'GH010003.MP4'],
    ['preview', 'GH010003.LRV', 'GH010003.MP4'],
    ['preview', 'GL010003.LRV', 'GH010003.MP4'],
    ['preview', 'GL010003.LRV', 'GX010003.MP4'],
    ['preview', 'DJI_0001.LRF', 'DJI_0001.MP4'],
    ['preview', 'CRW_0001.THM', 'CRW_0001.CRW'],
    ['settings', 'DJI_0001.SRT', 'DJI_0001.MP4'],
    ['settings', 'C0001M01.XML', 'C0001.MP4'],
    // settings
    ['settings', 'IMG_1.HEIC.xmp', 'IMG_1.HEIC'],
    ['settings', 'IMG_1.HEIC.json', 'IMG_1.HEIC'],
    ['settings', 'DSC_1.NEF.pp3', 'DSC_1.NEF'],
    ['settings', 'DSC_1.ARW.dop', 'DSC_1.ARW'],
    ['settings', 'DSC_1.xmp', 'DSC_1.ORF'],
    ['settings', 'clip.mov.xmp', 'clip.mov'],
    ['settings', 'IMG_1_01.jpg.xmp', 'IMG_1.jpg'],
    ['settings', 'DSC_1_02.NEF.xmp', 'DSC_1.NEF'],
    // edited versions
    ['edited', 'IMG_1_edited.jpeg', 'IMG_1.HEIC'],
    ['edited', 'IMG_1 (1)_edited.jpeg', 'IMG_1 (1).HEIC'],
    ['edited', 'IMG_1_edited (1).jpeg', 'IMG_1 (1).HEIC'],
    ['edited', 'IMG_1 (Edited).jpg', 'IMG_1.jpg'],
    ['edited', 'IMG_1(Edited).jpg', 'IMG_1.jpg'],
    ['edited', 'IMG_1 (Bearbeitet).jpg', 'IMG_1.jpg'],
    ['edited', 'IMG_1_bearbeitet.jpg', 'IMG_1.jpg'],
    ['edited', 'IMG_1-Edit.tif', 'IMG_1.NEF'],
    ['edited', 'IMG_1_edited.jpg', 'IMG_1.DNG'],
    ['edited', 'lake_edited.jpg', 'lake.jpg'],
    ['edited', 'lake_edited_2.jpg', 'lake.jpg'],
    ['edited', 'lake_2_edited.jpg', 'lake_2.heic'],
    ['edited', 'IMG_E0001.HEIC', 'IMG_0001.HEIC'],
    ['edited', 'IMG_E0001.MOV', 'IMG_0001.HEIC'],
    ['edited', 'A-수정됨.jpg', 'A.jpg'],
    ['edited', 'A-已编辑.jpg', 'A.jpg'],
    ['edited', 'A-измененный.jpg', 'A.jpg'],
    ['edited', 'A-düzenlendi.jpg', 'A.jpg'],
    ['edited', 'A-upraveno.jpg', 'A.jpg'],
    // Snapchat
    ['overlay', '2020-01-01_A-overlay.png', '2020-01-01_A-main.jpg'],
    ['overlay', '2020-01-01_A-overlay.png', '2020-01-01_A-main.mp4'],
    ['overlay', '2021-01-01_overlay~B.png', '2021-01-01_media~B.jpg'],
    ['preview', '2021-01-01_thumbnail~B.jpg', '2021-01-01_media~B.mp4'],
    // Telegram
    ['preview', 'photo_1@14-07-2019_16-03-12_thumb.jpg', 'photo_1@14-07-2019_16-03-12.jpg'],
    ['preview', 'video_1@14-07-2019_16-03-12.mp4_thumb.jpg', 'video_1@14-07-2019_16-03-12.mp4'],
    ['preview', 'video_1@14-07-2019_16-03-12_thumb.jpg', 'video_1@14-07-2019_16-03-12.mp4'],
    ['preview', 'IMG_1.PNG_thumb.jpg', 'IMG_1.PNG'],
    ['preview', 'sticker.webp_thumb.jpg', 'sticker.webp'],
  ])('%s: %s accompanies %s', (kind, name, leader) => {
    expect(pairs(leader, name)).toEqual({ [leader]: [`${kind} ${name}`] });
    expect(pairs(name, leader)).toEqual({ [leader]: [`${kind} ${name}`] });
  });

  it('include each version’s settings, but not those of another photo', () => {
    expect(pairs('I_1.jpg', 'I_1.jpg.xmp', 'I_1_01.jpg.xmp', 'I_1_02.jpg.xmp', 'I_1_02.jpg')).toEqual({
      'I_1.jpg': ['settings I_1.jpg.xmp', 'settings I_1_01.jpg.xmp'],
      'I_1_02.jpg': ['settings I_1_02.jpg.xmp'],
    });
  });

  it('include an edited version’s film and settings', () => {
    expect(pairs('I.HEIC', 'I_edited.jpeg', 'I.mov', 'I_edited.mov', 'I_edited.jpeg.xmp')).toEqual({
      'I.HEIC': ['edited I_edited.jpeg', 'live I.mov', 'edited I_edited.mov', 'edited I_edited.jpeg.xmp'],
    });
  });

  it('may be a film with its own thumbnail and small film', () => {
    expect(pairs('G1.MP4', 'G1.THM', 'G1.LRV', 'A.JPG')).toEqual({
      'G1.MP4': ['preview G1.THM', 'preview G1.LRV'],
    });
  });

  it('pair the remaining one of each doubled name by icloudpd, and none if two remain', () => {
    expect(pairs('I.HEIC', 'I_HEVC.MOV', 'I-11.HEIC', 'I_HEVC-99.MOV')).toEqual({
      'I.HEIC': ['live I_HEVC.MOV'],
      'I-11.HEIC': ['live I_HEVC-99.MOV'],
    });
    expect(pairs('I-11.HEIC', 'I-12.HEIC', 'I_HEVC-99.MOV')).toEqual({});
  });

  it('are found by the content identifier before names', () => {
    const ids = new Map([
      ['IMG_1.HEIC', { contentId: 'a' }],
      ['IMG_1.MOV', { contentId: 'b' }],
      ['IMG_2.HEIC', { contentId: 'b' }],
      ['other.MOV', { contentId: 'a' }],
    ]);
    const found = companionsIn(['IMG_1.HEIC', 'IMG_1.MOV', 'IMG_2.HEIC', 'other.MOV'], { clues: ids });
    expect(Object.fromEntries(found)).toEqual({
      'IMG_2.HEIC': [{ name: 'IMG_1.MOV', kind: 'live' }],
      'IMG_1.HEIC': [{ name: 'other.MOV', kind: 'live' }],
    });
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
    [['beach.jpg', 'beach_sunset.jpg']],
    [['IMG_1.jpg', 'IMG_1_2.jpg']],
    [['IMG_1.jpg', 'notes.json']],
    [['IMG_1.jpg', 'IMG_1.json']],
    [['song.wav', 'IMG_1.jpg']],
    [['A-overlay.png', 'A.jpg']],
    [['live.jpg', 'live.wav.txt']],
    [['hand.jpg', 'hand_thumb.jpg']],
    [['photo_1_thumb.jpg']],
    [['IMG_1.jpg', 'IMG_1_copy.jpg.xmp']],
  ])('do not exist in %j', (names) => {
    expect(pairs(...names)).toEqual({});
  });
});
