const EVENING = '2019-12-31T20:';
const TAKEOUT = 'Takeout/Google Photos/Photos from 2019';
const TAKEOUT_2015 = 'Takeout/Google Photos/Photos from 2015';
const TAKEOUT_2024 = 'Takeout/Google Photos/Photos from 2024';

/** When the files of each case were taken, by their path in its input, as the lists say on a UTC clock. */
export const EXPECTED_DATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '01-ampm-screens': {
    'Screen Shot 2020-09-04 at 9.12.10 PM.png': '2020-09-04T21:12:10',
    'Screenshot 2024-03-01 at 10.02.03\u202FPM.png': '2024-03-01T22:02:03',
    'Screenshot 2024-03-01 at 12.05.10\u202FAM.png': '2024-03-01T00:05:10',
    'WhatsApp Image 2023-05-06 at 11.03.12 PM.jpeg': '2023-05-06T23:03:12',
  },
  '03-blank-dto': {
    'P1010061.JPG': '2009-06-07T08:09:10',
    'blank.jpg': '2009-06-07T08:09:10',
    'impossible.jpg': '2009-06-07T08:09:10',
  },
  '04-xmp-only-dates': {
    'iptc.jpg': '1987-08-15T12:00:00+00:00',
    'png-exif.png': '1987-08-15T12:00:00',
    'png-xmp.png': '1987-08-15T12:00:00',
    'xmp-create.jpg': '1987-08-15T12:00:00',
    'xmp-year.jpg': '1987',
  },
  '05-xmp-sidecar-dates': {
    'scan01.jpg': '1995-04-03T10:20:30',
    'scan01.jpg.xmp': '1995-04-03T10:20:30',
    'scan02.jpg': '1995-04-03T10:20:30',
    'scan02.xmp': '1995-04-03T10:20:30',
  },
  '10-epoch-names': {
    'FB_IMG_1700000000000.jpg': '2023-11-14T22:13:20Z',
    'IMG-20231114-WA0001.jpg': '2023-11-14',
    'Image_20231114221320.jpg': '2023-11-14T22:13:20',
    'mmexport1700000000000.jpg': '2023-11-14T22:13:20Z',
  },
  '17-clock-defaults': {
    '20190714_180312.jpg': '2019-07-14T18:03:12',
    'IMG_20130712_165427.jpg': '2013-07-12T16:54:27',
    'IMG_20190716_180312.jpg': '2019-07-16T18:03:12',
    'VID_20190715_180312.jpg': '2019-07-15T18:03:12',
  },
  '18-exif-date-spellings': {
    'dateonly.jpg': '2019-07-14',
    'nosec.jpg': '2019-07-14T18:03:00',
    'offset-z.jpg': '2019-07-14T18:03:12+00:00',
    'offset.jpg': '2019-07-14T18:03:12-05:00',
    'slash.jpg': '2019-07-14T18:03:12',
    'spaces.jpg': '2019-07-14T18:03:12',
  },
  '19-takeout-utc-day': {
    [`${TAKEOUT}/a.jpg`]: `${EVENING}00:00-05:00`,
    [`${TAKEOUT}/b.jpg`]: `${EVENING}10:00-05:00`,
    [`${TAKEOUT}/c.jpg`]: `${EVENING}20:00-05:00`,
  },
  '65-minimal-webp-exif': { 'a.webp': '2001-02-03T04:05:06' },
  '68-folder-dates': {
    '1987 Summer in Italy/scan1.jpg': '1987',
    '2005-08-13 Wedding/scan0.jpg': '2005-08-13',
    '2011/05 May/scan2.jpg': '2011-05',
    'Scans/1994/scan4.jpg': '1994',
  },
  '69-film-dates': {
    'IMG_0100.JPG': '2019-07-14T18:00:00+02:00',
    'IMG_0101.MOV': '2019-07-14T18:03:12+02:00',
    'IMG_0103.MOV': '2019-07-14T18:06:00+02:00',
    'IMG_0300.JPG': '2020-01-01T12:00:00+01:00',
  },
  '73-same-stem-other-day': {
    'IMG_9140.JPG': '2024-08-15T10:00:00+02:00',
    'IMG_9140.MOV': '2024-09-01T11:00:00+02:00',
    [`${TAKEOUT_2024}/IMG_2001.HEIC`]: '2024-08-15T11:00:00+02:00',
    [`${TAKEOUT_2024}/IMG_2001.MOV`]: '2024-09-01T11:00:00+02:00',
  },
  '74-date-create': {
    'IMG_20150704_180312.png': '2015-07-04T18:03:12',
    'Pictures/2015-07-04 Wedding.png': '2015-07-04',
    'Screenshot_20150704-180312.png': '2015-07-04T18:03:12',
    'both.png': '2015-07-04T18:03:12',
    'exif_imagemagick.png': '2024-06-01T00:00:00Z',
  },
  '75-sidecar-of-another-extension': {
    [`${TAKEOUT_2015}/IMG_0002.jpg`]: '2015-01-01T12:00:00Z',
    [`${TAKEOUT_2015}/IMG_0003.HEIC.jpg`]: '2015-02-01T12:00:00Z',
    [`${TAKEOUT_2015}/image.png.jpg`]: '2015-03-01T12:00:00Z',
    [`${TAKEOUT_2015}/photo.JPG`]: '2015-04-01T12:00:00Z',
  },
  '76-metadata-folder': {
    'Ente Photos/Trip/IMG-WA.jpg': '2019-07-14T17:03:12+01:00',
    'Ente Photos/Trip/Screenshot.png': '2019-07-14T17:03:12+01:00',
  },
  '77-icloud-part-folders': {
    'iCloud Photos Part 1 of 6/Photos/IMG_0.JPG': '2019-07-19T18:03:00Z',
    'iCloud Photos Part 2 of 6/Recently Deleted/IMG_2.JPG': '2019-07-19T18:03:00Z',
    'iCloud-Fotos Teil 1 von 6/Photos/IMG_1.JPG': '2019-07-19T18:03:00Z',
  },
  '78-photoslibrary-derivatives': {
    'Old.photolibrary/Masters/2011/01/01/20110101-100000/IMG_1.JPG': '2011-01-01T10:00:00',
    'Photos Library.photoslibrary/originals/F/F88C2797-D829-495D-8FAE-517D2A00DD12.jpeg':
      '2022-03-01T10:00:00',
  },
};
