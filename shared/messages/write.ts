type Value = string | number | undefined;
type Forms = Readonly<Record<string, string>>;

/** How a language writes the values in a message's braces. */
export interface Write {
  /** "10,000". */
  number(value: Value): string;
  /** Returns "80%" for 0.8. */
  percent(value: Value): string;
  /** Returns the form for exactly this number (`=0`), else the language's form for it. */
  plural(value: Value, forms: Forms): string;
  /** Returns the form with this name, else the one named `other`. */
  select(value: Value, forms: Forms): string;
}

/** What stands between thousands, as in CLDR; Spanish has it from five digits on. */
const THOUSANDS: Readonly<Record<string, string>> = { en: ',', de: '.', es: '.', fr: '\u202f', ja: ',' };

const known = new Map<string, Write>();

/** Returns a locale's number formats and plural rules, by `Intl`. Each is created once, on first use. */
export function writeIn(locale = 'en'): Write {
  const before = known.get(locale);
  if (before) return before;
  const made = createWrite(locale);
  known.set(locale, made);
  return made;
}

function createWrite(locale: string): Write {
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  return {
    number: (value) =>
      wholeNumber(value, locale) ?? (numbers ??= new Intl.NumberFormat(locale)).format(Number(value)),
    percent: (value) => new Intl.NumberFormat(locale, { style: 'percent' }).format(Number(value)),
    plural: (value, forms) =>
      forms[`=${value}`] ?? select((plurals ??= new Intl.PluralRules(locale)).select(Number(value)), forms),
    select,
  };
}

/**
 * Writes a whole number with its languages' own marks, as `Intl` does; undefined for other numbers and locales. The
 * first `Intl` format of a page blocks a phone for 0.15 s.
 */
function wholeNumber(value: Value, locale: string): string | undefined {
  const mark = THOUSANDS[locale];
  if (mark === undefined || typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    return undefined;
  const digits = String(value);
  return locale === 'es' && digits.length === 4 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, mark);
}

function select(value: Value, forms: Forms): string {
  const name = String(value);
  return (Object.hasOwn(forms, name) ? forms[name] : forms['other']) ?? '';
}
