import { nameOfParts } from '../naming/clean-text.ts';
import { SHORT_NAME_LENGTH } from '../limits.ts';
import type { OtherLanguage } from './other-language.ts';
import type { SaidTitle } from './parts.ts';
import { cutAtPhrase } from '../naming/short-name.ts';
import type { NameLinks, TitleWords } from './tongue.ts';

/** "a, b and c" with the language's word for "and". */
export function joined(parts: readonly string[], and: string, comma = ', '): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(comma)}${and}${last}`;
}

/** Returns the text with a capital, if its script has capitals; names such as iPod keep theirs. */
export function capitalized(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  const [first = ''] = text;
  return `${first.toUpperCase()}${text.slice(first.length)}`;
}

/** How a language describes a page. */
export interface TitlePatterns {
  /** Of the language; headings are often English, so those of English always count too. */
  readonly links?: NameLinks;
  readonly kinds: Readonly<Record<SaidTitle['kind'], string>>;
  /** @param kind of `kinds` */
  readonly of: (kind: string, text: string, is: SaidTitle['kind']) => string;
  readonly comma: string;
  /** What stands between a receipt and its shop in names; nothing if missing. */
  readonly from?: string;
  /**
   * What stands before a heading in names: "captura de ". Missing in languages that put the kind behind it: "Alaska
   * document".
   */
  readonly before?: Readonly<Record<Exclude<SaidTitle['kind'], 'receipt' | 'invoice'>, string>>;
  /** The same for screenshots before a vowel. */
  readonly elided?: string;
}

/** Returns the title of a page: "receipt from Bookworld, March 14, 2019", and a name for it. */
export function titleIn(
  language: OtherLanguage,
  { kind, text, date }: SaidTitle,
  say: TitlePatterns,
): TitleWords {
  const kindWord = say.kinds[kind];
  const day = date === undefined ? undefined : dayIn(language, date);
  const phrase = text === undefined ? kindWord : say.of(kindWord, text, kind);
  const dated = day === undefined ? phrase : `${phrase}${say.comma}${day}`;
  if (kind === 'receipt' || kind === 'invoice') {
    const from = text === undefined || say.from === undefined ? '' : ` ${say.from}`;
    return { phrase: dated, name: nameOfParts(`${kindWord}${from}`, text ?? '', day ?? '') };
  }
  if (text === undefined) return { phrase: dated, name: dated };
  if (text.toLowerCase().includes(kindWord.toLowerCase())) return { phrase: dated, name: text };
  if (say.before) {
    const before = beforeHeading(text, kind, say.before, say.elided);
    return {
      phrase: dated,
      name: `${before}${cutAtPhrase(text, SHORT_NAME_LENGTH - before.length, say.links)}`,
    };
  }
  // The heading comes first, because people look for it and a name's end may be cut off.
  const short = cutAtPhrase(text, SHORT_NAME_LENGTH - kindWord.length - 1, say.links);
  return { phrase: dated, name: `${short} ${kindWord}` };
}

function beforeHeading(
  heading: string,
  kind: 'screenshot' | 'document' | 'notes',
  before: NonNullable<TitlePatterns['before']>,
  elided = before.screenshot,
): string {
  if (kind === 'screenshot') return VOWEL.test(heading) ? elided : before.screenshot;
  // Several words are a name of their own.
  return heading.includes(' ') ? '' : before[kind];
}

const VOWEL = /^[aeiouàâäéèêëîïôöûüœ]/iu;

/** "14. März 2019"; a year stays a year, in Japanese with its unit. */
function dayIn(language: OtherLanguage, date: string): string | undefined {
  const ms = Date.parse(date);
  if (date.length === 4 || Number.isNaN(ms)) return `${date.slice(0, 4)}${language === 'ja' ? '年' : ''}`;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(ms);
}
