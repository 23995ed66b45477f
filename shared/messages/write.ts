type Value = string | number | undefined;
type Forms = Readonly<Record<string, string>>;

/** How a language writes what stands in a message's braces. */
export interface Write {
  /** "10,000". */
  number(value: Value): string;
  /** "80%", of 0.8. */
  percent(value: Value): string;
  /** The form for exactly so many (`=0`), else the one that the language has for them. */
  plural(value: Value, forms: Forms): string;
  /** The form of this name, else the one called `other`. */
  select(value: Value, forms: Forms): string;
}

const known = new Map<string, Write>();

/** How a locale writes numbers and chooses plural forms, by `Intl`. What it needs is made once, when it is asked for. */
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
    number: (value) => (numbers ??= new Intl.NumberFormat(locale)).format(Number(value)),
    percent: (value) => new Intl.NumberFormat(locale, { style: 'percent' }).format(Number(value)),
    plural: (value, forms) =>
      forms[`=${value}`] ?? select((plurals ??= new Intl.PluralRules(locale)).select(Number(value)), forms),
    select,
  };
}

function select(value: Value, forms: Forms): string {
  const name = String(value);
  return (Object.hasOwn(forms, name) ? forms[name] : forms['other']) ?? '';
}
