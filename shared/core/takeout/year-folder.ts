/** The beginnings of the word for photos or pictures in the languages in which Google names year folders. */
const PHOTO_WORDS =
  'photo foto fotk fotó fotó fots fotografi fotoğraf zdję bild billed kuva valok slik myndir nuotrauk foto attēl pildid ' +
  'φωτο фото снимк снимки слик фотографії зураг 写真 フォト 사진 照片 相片 相簿 ảnh hình รูป ภาพ صور عکس תמונות gambar larawan picha ' +
  'तस्वी फ़ोटो फोटो ছবি ফটো புகைப்பட ఫోటో ಫೋಟೋ ഫോട്ടോ ფოტო լուսանկար argazki';
const WORDS = PHOTO_WORDS.split(' ');
const YEAR = /(?<!\d)(?:18|19|20)\d{2}(?!\d)/u;
/** Prepositions and "the year" between the word and the year; a capitalized word belongs to somebody's own name. */
const MOST_WORDS = 4;

/**
 * Returns whether a folder is one that Google Takeout makes for a year: exactly "Photos from 2019", in any language.
 * An album can have a year in its title: "Italy 2019".
 */
export function isYearFolder(name: string): boolean {
  const plain = name.normalize('NFC').trim();
  const year = YEAR.exec(plain);
  if (!year) return false;
  const isAtEdge =
    year.index === 0 ||
    year.index + year[0].length === plain.length ||
    /^[年년]/u.test(plain.slice(year.index + 4));
  const others = `${plain.slice(0, year.index)} ${plain.slice(year.index + 4)}`.trim();
  if (!isAtEdge || others === '' || /\d/.test(others)) return false;
  const words = others.split(/[\s–—-]+/u).filter(Boolean);
  const [first = '', ...rest] = words;
  if (words.length > MOST_WORDS) return false;
  // Scripts without capitals don't separate words.
  return isPhotos(first)
    ? rest.every(isLow)
    : words.some((word) => isPhotos(word) || WORDS.some((start) => word.includes(start))) &&
        words.every((word) => isLow(word) || isPhotos(word));
}

function isLow(word: string): boolean {
  return word === word.toLowerCase();
}

function isPhotos(word: string): boolean {
  return WORDS.some((start) => word.toLowerCase().startsWith(start));
}
