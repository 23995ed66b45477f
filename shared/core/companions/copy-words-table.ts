/**
 * The word for "copy" that systems put after a name, by language: Windows `IMG - Copy`, macOS `IMG copy`, GNOME `IMG
 * (copy)`, KDE `IMG copy`. In lower case and Unicode form C.
 */
export const COPY_WORDS: readonly string[] = [
  'copy', // English
  'kopie', // German, Dutch, Czech
  'copie', // French, Romanian
  'copia', // Spanish, Italian, Galician
  'còpia', // Catalan
  'cópia', // Portuguese
  'kopia', // Swedish, Polish, Basque
  'kopi', // Danish, Norwegian
  'kopio', // Finnish
  'afrit', // Icelandic
  'kópia', // Slovak
  'másolat', // Hungarian
  'kopija', // Croatian, Slovenian, Lithuanian, Latvian
  'kopya', // Turkish
  'koopia', // Estonian
  'копия', // Russian
  'копие', // Bulgarian
  'копія', // Ukrainian
  'копија', // Serbian
  'αντίγραφο', // Greek
  'コピー', // Japanese
  '副本', // Chinese
  '复制',
  '複製',
  '拷貝',
  '拷贝',
  '복사본', // Korean
  '복사',
  'bản sao', // Vietnamese
  'sao chép',
  'salin', // Indonesian
  'salinan',
  'สำเนา', // Thai
  'คัดลอก',
  'עותק', // Hebrew
  'העתק',
  'نسخة', // Arabic
];

/**
 * The words before a name: `Copy of IMG`, `Kopie von IMG`, `複製 - IMG`. They may include a number: `Copy (2) of IMG`.
 */
export const COPY_BEFORE: readonly (readonly [word: string, link: string])[] = [
  ['copy', 'of'],
  ['kopie', 'von'],
  ['kopie', 'van'],
  ['kopie', 'souboru'],
  ['copie', 'de'],
  ['copia', 'de'],
  ['copia', 'di'],
  ['còpia', 'de'],
  ['cópia', 'de'],
  ['kopia', 'av'],
  ['kopia', 'pliku'],
  ['kopi', 'af'],
  ['kopi', 'av'],
  ['kopio', 'tiedostosta'],
  ['копия', ''],
  ['копія', ''],
  ['копие на', ''],
  ['αντίγραφο', 'του'],
  ['αντίγραφο', 'από'],
  ['másolat', ''],
  ['kópia', ''],
  ['kopia', ''],
  ['kopya', ''],
  ['コピー', '～'],
  ['复件', ''],
  ['副本', ''],
  ['複製', ''],
  ['복사본', ''],
  ['bản sao', 'của'],
  ['salinan', 'dari'],
];

/** The words that GNOME puts before "copy" for a second copy: `(another copy)`, `(weitere Kopie)`. */
export const ANOTHER_WORDS: readonly string[] = [
  'another',
  'weitere',
  'autre',
  'une autre',
  'otra',
  'altra',
  "un'altra",
  'outra',
  'andere',
  'en annan',
  'annan',
  'endnu en',
  'annen',
  'toinen',
  'inna',
  'kolejna',
  'další',
  'ďalšia',
  'másik',
  'başka',
  'другая',
  'інша',
  'друга',
  '他の',
  '另一个',
  '另一個',
  '또 다른',
];
