import { stemOf } from './file-name.ts';
import type { ImageAnalysis } from './image-analysis.ts';
import { SHORT_NAME_LENGTH } from './limits.ts';

/** Abbreviations whose full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|ca|cf|no|st|mr|mrs|ms|dr|prof|mt|ft|inc|ltd|jr|sr|[a-z])$/i;

/**
 * Phrases that a description opens with and a file name does not need, tried again until none fits:
 * "In this picture we see", "The image shows", "This is", "Possibly", and the article that may follow.
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
 * The file name that a description gives, without extension: its first sentence, without what descriptions
 * open with, at most 40 characters and cut at a word where one fits.
 *
 * Letters, marks and digits of every script are kept, in lower case: where a description has its capitals
 * depends on how it opens ("Five bottles", "A cardigan"). Spaces become underscores; all else goes.
 * Never empty: falls back to the stem of the original's name, in its own capitals, then to "photo".
 *
 * @param originalName the name the photo came with
 */
export function shortName(description: string, originalName = ''): string {
  return nameIn(description) || toName(stemOf(originalName.normalize('NFC')).replaceAll('_', ' ')) || 'photo';
}

/**
 * The file name that an analysis gives, as {@link shortName} makes it: of the phrase that the engine has for it, or of
 * the description where it has none, or none with a letter or a digit in it.
 */
export function shortNameOf({ description, name = '' }: ImageAnalysis, originalName = ''): string {
  return nameIn(name) || shortName(description, originalName);
}

function nameIn(text: string): string {
  return toName(withoutLeadingPhrases(firstSentence(text.normalize('NFC'))).toLowerCase());
}

/** The first sentence, without its closing mark. "e.g." and "3.5" do not end it. */
export function firstSentence(description: string): string {
  const text = description.trim();
  for (const { 0: mark, index } of text.matchAll(/[.!?…]+(?=["'”’)\]]*(?:\s|$))|[。！？]|[\r\n]+/gu)) {
    const before = text.slice(0, index);
    if (mark === '.' && ABBREVIATION.test(before) && index + 1 < text.length) continue;
    if (before.trim() !== '') return before;
  }
  return text;
}

/** All sentences, without their closing marks. */
export function sentencesOf(description: string): string[] {
  const sentences: string[] = [];
  for (let rest = description.trim(); rest !== '';) {
    const sentence = firstSentence(rest);
    sentences.push(sentence);
    rest = rest.slice(sentence.length).replace(/^[.!?…。！？\s"'”’)\]]+/u, '');
  }
  return sentences;
}

/** A sentence without what descriptions open with and a name does not need: "The photo shows", "Possibly", "A". */
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
  return fitted(lettersOf(text));
}

/** The words of a text as names made of descriptions have them: letters, marks and digits alone, in lower case, NFC. */
export function nameWords(text: string): string[] {
  return lettersOf(text.normalize('NFC').toLowerCase().normalize('NFC'));
}

function lettersOf(text: string): string[] {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\s]+/gu, '')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** As many whole words as fit; a first word that does not fit is cut between two characters. */
function fitted(words: readonly string[]): string {
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word : `${name}_${word}`;
    if (characters(longer).length > SHORT_NAME_LENGTH) break;
    name = longer;
  }
  const first = words[0];
  if (name !== '' || first === undefined) return withoutTrailingLinks(name);
  return characters(first).slice(0, SHORT_NAME_LENGTH).join('');
}

/** A name that was cut should not end on "with_a" or "of_the". */
function withoutTrailingLinks(name: string): string {
  const shorter = name.replace(
    /(?:_(?:a|an|the|of|and|or|with|in|on|at|by|to|for|from|near|its|his|her|their))+$/i,
    '',
  );
  return shorter;
}

/** The characters of a text as people count them, a mark belonging to the letter before it. */
export function characters(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}
