/** An IBAN (ISO 13616): country, two check digits, 11 to 30 characters in groups of four. */
const IBAN =
  /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[\s-]?[a-z0-9]{4}){2,7}(?:[\s-]?[a-z0-9]{1,4})?(?![\p{L}\p{N}])/giu;
/** Digits, each at most three other characters after the last. */
const DIGITS = /[+(]?\p{Nd}(?:[\s\p{P}\p{S}]{0,3}\p{Nd})*/gu;
/** A word of letters and digits. */
const MIXED = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]*\p{L})(?=[\p{L}\p{N}]*\p{Nd})[\p{L}\p{N}]+(?![\p{L}\p{N}])/gu;
/** The machine-readable lines of a passport (ICAO 9303) are padded with these. */
const MACHINE_READABLE = /\S*<<\S*/gu;

/** Digits of the shortest telephone number without an area code. */
const LEAST_DIGITS = 7;
/** Passport and identity card numbers with letters have at least this many digits. */
const LEAST_DIGITS_MIXED = 5;

/**
 * Removes numbers that may be private: payment cards (by length alone, so that a mistyped one is removed too), bank
 * accounts, passports and identity cards, telephone and social security numbers. Dates, years and numbers of fewer
 * than seven digits stay.
 */
export function withoutPrivateNumbers(text: string): string {
  return text
    .replace(MACHINE_READABLE, ' ')
    .replace(IBAN, (account) => (digitsIn(account) >= LEAST_DIGITS ? ' ' : account))
    .replace(MIXED, (word) => (digitsIn(word) >= LEAST_DIGITS_MIXED ? ' ' : word))
    .replace(DIGITS, (number) => (digitsIn(number) >= LEAST_DIGITS && !isDate(number) ? ' ' : number));
}

function digitsIn(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}

/** Returns whether digits are a date with a year, such as 2019-07-14 or 14.7.2019, or two years. */
function isDate(text: string): boolean {
  if (text.startsWith('+') || text.startsWith('(')) return false;
  const parts = text.split(/\P{Nd}+/u);
  const years = parts.filter((part) => /^(?:19|20)\d\d$/.test(part));
  const others = parts.filter((part) => /^\d{1,2}$/.test(part) && Number(part) <= 31);
  if (years.length + others.length !== parts.length) return false;
  return (years.length === 1 && others.length <= 2) || (years.length === 2 && others.length === 0);
}
