/** A phrase that reads like a translation, with its replacement. */
export interface Unwanted {
  readonly found: RegExp;
  readonly instead: string;
}

/** The project's glossary, and phrases to avoid anywhere. */
export const UNWANTED: readonly Unwanted[] = [
  { found: /\b(?:go|goes|going|gone) on with\b|\btak(?:e|es|en) up again\b/i, instead: 'resume' },
  { found: /\bchoose none\b|\b\d+ chosen\b/i, instead: 'clear selection, 3 selected' },
  { found: /\b(?:lie|lies|lay|lying) (?:in|beside|at|within|under|behind)\b/i, instead: 'is in, is next to' },
  { found: /\bone within the other\b/i, instead: 'nested, inside' },
  { found: /\bis no option\b/i, instead: 'unknown option' },
  {
    found: /(?<!There )\bis no (?:picture|image|photo)\b|\bwhatever its name says\b/i,
    instead: 'isn’t a valid image',
  },
  { found: /\bmore likely wrong than right\b/i, instead: 'may be in the wrong folder' },
  { found: /\bless sure\b/i, instead: 'uncertain' },
  { found: /\btak(?:e|es|en|ing) (?:it |them |this )?back\b/i, instead: 'undo' },
  { found: /\bcomes? along\b|\bcame along\b/i, instead: 'companion files' },
  { found: /\bwhere it is put\b/i, instead: 'destination' },
  { found: /\blogin with\b/i, instead: 'continue with Google' },
  { found: /\bit is not downloaded yet\b/i, instead: 'not downloaded yet' },
  { found: /\bthe change was (?:made again|taken back)\b/i, instead: 'redone, undone' },
  { found: /\b(?:is|are) to be had\b/i, instead: 'is available' },
  { found: /\bis none\b|\bthat are none\b/i, instead: 'isn’t one' },
  { found: /\bnone is\b/i, instead: 'there is no, not available' },
  { found: /\band nothing else\b/i, instead: 'only' },
  { found: /\bby now\b/i, instead: 'now, already' },
  { found: /\bgoes? with it\b/i, instead: 'belongs to it' },
  { found: /\bhere, or there\b/i, instead: 'name both places' },
  { found: /\b(?:is|are|was) told\b(?! apart)/i, instead: 'gets, receives' },
  { found: /\bsaid of\b/i, instead: 'described, wrote about' },
  { found: /\bThere is no way back\b/i, instead: 'This can’t be undone' },
  { found: /\bgone with the answer\b/i, instead: 'deleted once answered' },
  { found: /(?:^|[.!?] )(?:Whoever|That of|So that)\b/, instead: 'name the subject first' },
  { found: /(?:^|[.!?] )What is [^?]*[.:]/, instead: 'name the subject first' },
  {
    found:
      /\b\w*(?:organis|categoris|recognis|colour|grey|licence|labelled|cancell(?:ed|ing\b)|travell)\w*\b/i,
    instead: 'US spelling',
  },
  { found: /\be-mails?\b/i, instead: 'email' },
  { found: /\bwhere (?:it|they) lies?\b/i, instead: 'from its original place' },
  { found: /\btakes no (?:--|0\b|Code\b)/, instead: 'can’t be used with' },
];
