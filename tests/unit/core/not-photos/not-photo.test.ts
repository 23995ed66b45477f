import { describe, expect, it } from 'vitest';
import { addNotPhotos, notPhotoKind } from '#core/not-photos/not-photo.ts';
import type { NotPhotoKind } from '#core/not-photos/not-photos-table.ts';

/** Of a path inside a folder that a person named. */
function kindOf(path: string): NotPhotoKind | undefined {
  const at = path.lastIndexOf('/');
  return notPhotoKind(path.slice(0, Math.max(0, at)), path.slice(at + 1), true);
}

const NOT_PHOTOS: readonly (readonly [NotPhotoKind, string])[] = [
  ['previews', 'Pictures/@eaDir/IMG_1.jpg/SYNOPHOTO_THUMB_M.jpg'],
  ['previews', 'Pictures/2019/@eaDir/IMG_1.jpg/SYNOPHOTO_THUMB_XL.jpg'],
  ['previews', 'Pictures/SYNOPHOTO_THUMB_SM.jpg'],
  ['previews', 'Pictures/.@__thumb/defaultIMG_1.jpg'],
  ['previews', 'sdcard/DCIM/.thumbnails/1234567890.jpg'],
  ['previews', 'home/.thumbnails/normal/a.png'],
  ['previews', 'card/PRIVATE/M4ROOT/THMBNL/C0001T01.JPG'],
  ['previews', 'Pictures/Catalog Previews.lrdata/A/AB/x.jpg'],
  ['previews', 'Pictures/Catalog Smart Previews.lrdata/A/x.dng'],
  ['previews', 'Pictures/iPod Photo Cache/F00/T1.jpg'],
  ['previews', 'Shoot/CaptureOne/Cache/Thumbnails/DSC_1.ARW.jpg'],
  ['previews', 'Backup/PhotoData/Thumbnails/V2/DCIM/100APPLE/IMG_1.JPG/5005.JPG'],
  ['previews', 'Me.photoslibrary/resources/derivatives/1/1A_1_105_c.jpeg'],
  ['previews', 'Pictures/Me.photoslibrary/resources/derivatives/masters.jpg'],
  ['previews', 'Me.photoslibrary/resources/derivatives/masters/F/F88C_4_5005_c.jpeg'],
  ['previews', 'Pictures/Me.photoslibrary/resources/proxies/derivatives/00/masters/1A.jpg'],
  ['previews', 'Me.photoslibrary/scopes/cloudsharing/resources/derivatives/masters/1/1A_4_5005_c.jpeg'],
  ['previews', 'Old.photolibrary/Previews/Masters/2011/IMG_1.jpg'],
  ['previews', 'Backup/Photos Library/resources/derivatives/masters/F/F88C_4_5005_c.jpeg'],
  ['previews', 'Pictures/Me.photoslibrary/resources/renders/1/1A_1_201_a.jpeg'],
  ['previews', 'Pictures/Me.photoslibrary/Thumbnails/2015/x.jpg'],
  ['previews', 'Pictures/Old.aplibrary/Previews/2012/x.jpg'],
  ['previews', 'Pictures/iPhoto Library/Data.noindex/x.jpg'.replace('.noindex', '')],
  ['trashed', 'DCIM/Camera/.trashed-1774607641-IMG_1.jpg'],
  ['trashed', 'disk/.Trash-1000/files/IMG_1.jpg'],
  ['trashed', 'disk/.Trashes/501/IMG_1.jpg'],
  ['trashed', 'disk/$RECYCLE.BIN/S-1-5-21/$R1.jpg'],
  ['trashed', 'nas/photo/#recycle/IMG_1.jpg'],
  ['trashed', 'nas/@Recycle/IMG_1.jpg'],
  ['trashed', 'Pictures/.dtrash/files/IMG_1.jpg'],
  ['trashed', 'Pictures/.stversions/IMG_1~20200101.jpg'],
  ['unfinished', 'DCIM/Camera/.pending-1700000000-PXL_1.jpg'],
  ['system', 'nas/.AppleDouble/IMG_1.jpg'],
  ['system', 'zip/__MACOSX/IMG_1.jpg'],
  ['system', 'disk/._IMG_1.jpg'],
];

const PHOTOS: readonly string[] = [
  'IMG_1.jpg',
  'DCIM/IMG_1.jpg',
  // named by a person, and so intended
  '@eaDir/IMG_1.jpg/SYNO.jpg',
  '.thumbnails/1.jpg',
  'Me.photoslibrary/originals/1/1A.heic',
  'Pictures/Me.photoslibrary/originals/1/1A.heic',
  'Pictures/Old.photoslibrary/Masters/2015/01/01/x/IMG_1.JPG',
  'Pictures/Old.photolibrary/Masters/2010/IMG_1.JPG',
  'Pictures/Old.photolibrary/Masters/2010/Thumbnails/IMG_1.JPG',
  'Pictures/iPhoto.photolibrary/Originals/2008/Roll 1/IMG_1.JPG',
  'Pictures/Cloud.lrlibrary/0a1b/originals/2019/2019-07-14/IMG_1.JPG',
  'Pictures/resources/IMG_1.JPG',
  'Pictures/My Thumbnails/IMG_1.jpg',
  'Pictures/Trash the dress/IMG_1.jpg',
  'Pictures/Previews/IMG_1.jpg',
  'Pictures/.picasaoriginals/IMG_1.jpg',
  'Pictures/trashed-1-IMG.jpg',
];

describe('a program’s private files', () => {
  it.each(NOT_PHOTOS)('is %s: %s', (kind, path) => {
    expect(kindOf(path)).toBe(kind);
  });

  it.each(PHOTOS)('don’t include everything: %s is a photo', (path) => {
    expect(kindOf(path)).toBeUndefined();
  });

  it('are recognized at the top of a ZIP too', () => {
    expect(notPhotoKind('@eaDir/IMG_1.jpg', 'SYNO.jpg', false)).toBe('previews');
    expect(notPhotoKind('', '.trashed-1-IMG_1.jpg', false)).toBe('trashed');
  });

  it('are counted by kind', () => {
    expect(addNotPhotos({ previews: 1 }, { previews: 2, trashed: 1 })).toEqual({ previews: 3, trashed: 1 });
  });
});
