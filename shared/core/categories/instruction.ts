const WHAT =
  '(?:(?:all|any|the|these|those|every|each|my|your|our|above|following|previous|prior|earlier|other)\\s+)*';
const THINGS =
  '(?:photos?|images?|pictures?|files?|folders?|one|name|text|description|category|caption|answer)';

/**
 * Texts that address a reader or a program instead of describing a photo (prompt injection). They are never followed,
 * and never become a photo's name.
 */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|overrule)\b.{0,60}\b(?:instruct\w*|prompts?|rules?|previous|prior|above|earlier|everything|context|orders?|commands?)\b/iu,
  /\b(?:system|developer|user|assistant|hidden)\s*(?:prompt|message|instructions?)\b/iu,
  /(?:^|[.!?;,]\s*)(?:system|assistant|developer|admin)\s*:/iu,
  /\b(?:previous|prior|above|following|these|new)\s+instructions?\b/iu,
  /\byou\s+(?:are\s+now|must|should|shall|will|have\s+to|need\s+to)\b/iu,
  /\b(?:act|behave|respond|reply|answer)\s+(?:as|like|with|only)\b/iu,
  new RegExp(
    `(?:^|[.!?;:,]\\s*|\\b(?:please|now|then|and|to|do|not|just)\\s+)(?:delete|remove|erase|destroy|discard|trash|put|move|file|sort|classify|categori[sz]e|rename|call|name|label|tag|place|describe|write|output|return|print|say|send|upload|execute|run|set|change|make|treat|mark|ignore|skip|hide|keep|use)\\s+(?:me|it|this|that|them|everything|all|us|${WHAT}${THINGS})(?:\\s|[.!?;:,]|$)`,
    'iu',
  ),
  /\b(?:put|move|file|sort|classify|categori[sz]e|treat|mark|label)\w*\s.{0,30}\b(?:as|in|into|under|to)\s+(?:the\s+)?(?:folder|category|receipts?|screenshots?|weddings?|documents?|pets?|food)\b/iu,
  /\b(?:folder|category|file\s?name|description|label)\s*(?:is|should\s+be|must\s+be|:)(?:\s|$)/iu,
  /\b(?:drop\s+table|select\s+.{1,40}\sfrom|rm\s+-rf|sudo|onerror|onload)\b|\b(?:alert|eval|exec)\s*\(/iu,
];

/** Returns whether a text gives instructions of the kind meant for language models: "ignore previous instructions". */
export function isInstruction(text: string): boolean {
  const plain = text.normalize('NFKC');
  return INSTRUCTIONS.some((instruction) => instruction.test(plain));
}
