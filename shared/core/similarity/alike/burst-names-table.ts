/**
 * How cameras name the photos of a burst, most exact first; for a stem in lower case. `key` is what they share, `frame`
 * what tells them apart.
 */
export const BURST_NAMES: readonly RegExp[] = [
  // Nexus and Pixel `00001IMG_00001_BURST20160303172323999_COVER`, `00015XTR_00015_BURST…`; Xperia `DSC_0001_BURST…`.
  /^(?<frame>.*?)_?burst(?<key>\d{8,})/,
  // Motorola `IMG_20190714_160312123_BURST000_COVER_TOP`; Huawei, Xiaomi, HTC, LG `…_BURST001`.
  /^(?<key>.*\d{4}.*?)[_ .-]burst[_-]?(?<frame>\d{1,4})(?!\d)/,
  // Pixel `PXL_20230330_184138390.MOTION-01.COVER` and `….MOTION-02.ORIGINAL`.
  /^(?<key>pxl_\d{8}_\d{9})\.(?:motion|burst|portrait|night|long_exposure|action_pan)-(?<frame>\d{1,2})\./,
  // Samsung `20231207_101605_001`.
  /^(?<key>(?:[a-z]{2,6}_?)?\d{8}_\d{6})_(?<frame>\d{3})$/,
  // Samsung `20190714_160312`, and `20190714_160312(0)` of the same second.
  /^(?<key>\d{8}_\d{6})(?<frame>(?:\(\d{1,3}\))?)$/,
];

/** The number of the first photo that Samsung adds in the same second; systems begin to count copies at 1. */
export const FIRST_OF_SECOND = '(0)';

/** The mark of the photo that a camera proposes. */
export const COVER_NAME = /[_.-]cover(?=[_.~( -]|$)/;
