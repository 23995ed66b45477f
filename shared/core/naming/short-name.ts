import { stemOf } from './file-name.ts';
import type { ImageAnalysis } from '../image-analysis.ts';
import { SHORT_NAME_LENGTH } from '../limits.ts';
import { wordSet } from '../wording/entries.ts';
import { PREPOSITIONS } from './filler-words.ts';
import type { NameLinks, NameStyle } from '../wording/tongue.ts';

/** Abbreviations whose period doesn't end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|ca|cf|no|st|mr|mrs|ms|dr|prof|mt|ft|inc|ltd|jr|sr|[a-z])$/i;

/** The rest of a German date, whose period doesn't end a sentence either: "14. Juni". */
const GERMAN_MONTH =
  /^\s(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

/**
 * Leading phrases that a file name does not need, removed until none matches: "In this picture we see", "The
 * image shows", "This is", "Possibly", and a following article.
 */
const LEADING_PHRASES: readonly RegExp[] = [
  /^(?:in|on|from)\s+(?:this|the)\s+(?:image|photo|photograph|picture|shot|scene|snapshot|screenshot)\b[\s,:]*/i,
  /^(?:we|you|one|i)\s+(?:can\s+)?(?:clearly\s+)?see\b[\s,:]*/i,
  /^(?:there\s+(?:is|are|seems?\s+to\s+be|appears?\s+to\s+be))\b\s*/i,
  /^(?:this|the|a|an|here)?\s*(?:(?:black[- ]and[- ]white|close[- ]up|\w+)\s+)?(?:image|photo|photograph|picture|shot|snapshot)\s+(?:clearly\s+)?(?:shows?|depicts?|features?|displays?|contains?|captures?|presents?|portrays?|showcases?|includes?|illustrates?|is\s+of|of)\b\s*/i,
  /^(?:this|that|it|these|those)\s+(?:is|are|looks?\s+like|seems?\s+to\s+be|appears?\s+to\s+be|shows?|depicts?)\b\s*/i,
  /^here\s+(?:is|are)\b\s*/i,
  /^(?:possibly|probably|perhaps|maybe|likely|apparently|most\s+likely|what\s+(?:looks|appears|seems)\s+(?:like|to\s+be))\b[\s,:]*/i,
  /^(?:a\s+)?(?:close[- ]?up|view|shot|photo|photograph|picture|image)\s+(?:view\s+|shot\s+|photo\s+)?of\b\s*/i,
  /^(?:a|an|the|some)\s+/i,
];

/**
 * Returns the file name for a description, without extension: its first sentence without leading phrases, at most 40
 * characters, cut after a whole word if possible.
 *
 * Letters, marks and digits of every script are kept, in lower case, because capitals only show where a sentence
 * starts ("Five bottles", "A cardigan"). Spaces become underscores; all else is removed. Never empty: falls back to
 * the original's stem with its capitals, then to "photo".
 *
 * @param originalName the photo's original name
 */
export function shortName(description: string, originalName = ''): string {
  return nameIn(description) || toName(stemOf(originalName.normalize('NFC')).replaceAll('_', ' ')) || 'photo';
}

/**
 * Returns the file name for an analysis, made as in {@link shortName}: from the engine's phrase for the name, or from
 * the description if the phrase has no letter or digit.
 */
export function shortNameOf({ description, name = '' }: ImageAnalysis, originalName = ''): string {
  return nameIn(name) || shortName(description, originalName);
}

/**
 * Returns the name for a photo in another language, made as in {@link shortName}, but with the capitals, hyphens and
 * apostrophes that words have ("U-Boot", "flauta de Pan"); empty if nothing is left.
 *
 * @param phrases for the same photo, longest first: the first one that fits whole is used, or else the last one is cut
 */
export function nameInStyle(phrases: readonly string[], { links }: NameStyle): string {
  const all = phrases.map((phrase) => joinedWordsOf(firstSentence(phrase)));
  const whole = all.find((words) => lengthOf(words) <= SHORT_NAME_LENGTH);
  return fitted(whole ?? all.at(-1) ?? [], links).join('_');
}

/** Returns whether a text with a period after it ends a sentence: "Plan B" doesn't. */
export function standsAlone(text: string): boolean {
  return firstSentence(`${text}. ${text}`) === text;
}

function nameIn(text: string): string {
  return toName(withoutLeadingPhrases(firstSentence(text.normalize('NFC'))).toLowerCase());
}

/** Returns the first sentence, without its final punctuation. "e.g.", "3.5" and "14. Juni" don't end it. */
export function firstSentence(description: string): string {
  const text = description.trim();
  for (const { 0: mark, index } of text.matchAll(/[.!?…]+(?=["'”’)\]]*(?:\s|$))|[。！？]|[\r\n]+/gu)) {
    const before = text.slice(0, index);
    if (mark === '.' && ABBREVIATION.test(before) && index + 1 < text.length) continue;
    if (mark === '.' && /(?<!\d)\d\d?$/.test(before) && GERMAN_MONTH.test(text.slice(index + 1))) continue;
    if (before.trim() !== '') return before;
  }
  return text;
}

/** Returns all sentences, without their final punctuation. */
export function sentencesOf(description: string): string[] {
  const sentences: string[] = [];
  for (let rest = description.trim(); rest !== '';) {
    const sentence = firstSentence(rest);
    sentences.push(sentence);
    rest = rest.slice(sentence.length).replace(/^[.!?…。！？\s"'”’)\]]+/u, '');
  }
  return sentences;
}

/** Returns a sentence without leading phrases that a name doesn't need: "The photo shows", "Possibly", "A". */
export function withoutLeadingPhrases(sentence: string): string {
  let rest = sentence.trim();
  for (let shortened = true; shortened;) {
    shortened = false;
    for (const phrase of LEADING_PHRASES) {
      const next = rest.replace(phrase, '');
      if (next !== rest && next.trim() !== '') {
        rest = next.trim();
        shortened = true;
      }
    }
  }
  return rest;
}

function toName(text: string): string {
  return fitted(lettersOf(text)).join('_');
}

/** Returns the words of a text as in generated names: only letters, marks and digits, in lower case, NFC. */
export function nameWords(text: string): string[] {
  return lettersOf(text.normalize('NFC').toLowerCase().normalize('NFC'));
}

function lettersOf(text: string): string[] {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\s]+/gu, '')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Returns a phrase without an article at its start, also behind an opening quote. */
export function withoutArticle(phrase: string, { leading }: NameStyle): string {
  return phrase.replace(/^[\s\p{P}]+/u, '').replace(leading, '');
}

/** Returns the words of a text with the hyphens and apostrophes within them, in NFC. */
export function joinedWordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFC').replace(/['ʼ]/gu, '’').replace(/‑/gu, '-');
  return plain.match(/[\p{L}\p{M}\p{N}]+(?:[-’][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu) ?? [];
}

const LINKS: NameLinks = {
  starts: new Set([
    ...PREPOSITIONS,
    ...wordSet('and or by to for into onto toward towards while wearing holding'),
  ]),
  joints: wordSet('of'),
  articles: wordSet('a an the its his her their'),
};

const lengthOf = (words: readonly string[]) => characters(words.join('_')).length;

/**
 * Returns as many whole phrases as fit: "man with a baseball bat" is not cut to "man with a baseball". If the first one
 * is too long, as many of its words; a first word that doesn't fit is cut.
 */
function fitted(words: readonly string[], links = LINKS, most = SHORT_NAME_LENGTH): readonly string[] {
  const [first] = words;
  if (first === undefined) return [];
  const cutAt = words.findIndex((_, index) => lengthOf(words.slice(0, index + 1)) > most);
  if (cutAt < 0) return words;
  if (cutAt === 0) return [cutWord(first, most)];
  const [isStart, isJoint, isArticle] = [isIn(links.starts), isIn(links.joints), isIn(links.articles)];
  const withoutLinks = (of: readonly string[]) => {
    const last = of.findLastIndex((word) => !isStart(word) && !isJoint(word) && !isArticle(word));
    return last < 0 ? of : of.slice(0, last + 1);
  };
  const fit = words.slice(0, cutAt);
  const kept = withoutLinks(fit);
  const isBetween = [...fit.slice(kept.length), words[cutAt] ?? ''].some(
    (word) => isStart(word) || isJoint(word),
  );
  const start = kept.findLastIndex(isStart);
  return !isBetween && start > 0 ? withoutLinks(kept.slice(0, start)) : kept;
}

/** Cuts a word that is too long, not behind a hyphen or apostrophe. */
function cutWord(word: string, most: number): string {
  const start = characters(word).slice(0, most).join('');
  return start.replace(/[-’]+$/u, '');
}

const isIn = (set: ReadonlySet<string>) => (word: string) => set.has(word.toLowerCase());

/**
 * Cuts a text to a maximum length, between phrases if possible.
 *
 * @param links of its language, if it may be another one than English
 */
export function cutAtPhrase(text: string, most: number, links?: NameLinks): string {
  const all = links ? joinedLinks(links, LINKS) : LINKS;
  return fitted(text.split(/\s+/u), all, most).join(' ');
}

function joinedLinks(one: NameLinks, other: NameLinks): NameLinks {
  return {
    starts: new Set([...one.starts, ...other.starts]),
    joints: new Set([...one.joints, ...other.joints]),
    articles: new Set([...one.articles, ...other.articles]),
  };
}

/** Splits a text into characters as users perceive them: combining marks belong to their letter. */
export function characters(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}
