import { AppError } from '../failure.ts';
import { inflections, wordsOf } from '../naming/words.ts';
import { isRecord } from '../is-record.ts';

/** "If the description contains one of `has`, use the folder `category`", which may be any name. */
export interface OrganizingRule {
  /** Words or phrases; at least one has to match as whole words. */
  readonly has: readonly string[];
  readonly category: string;
  /** Whether the rule was made from the person's corrections. */
  readonly isLearned?: true;
}

/** Maximum number of rules. */
export const MAX_RULES = 200;
/** Maximum number of words of a rule, so that all rules together stay small. */
export const MAX_WORDS = 100;
const MAX_TEXT = 100;

/**
 * Returns the category of the first rule that matches the description. Rules take precedence over the keyword table
 * and match in the same way: whole words, ignoring case, in plural and possessive forms.
 */
export function categoryByRules(description: string, rules: readonly OrganizingRule[]): string | undefined {
  const text = wordsOf(description);
  return rules.find(({ has }) => has.some((phrase) => hasPhrase(text, phrase)))?.category;
}

function hasPhrase(text: readonly string[], phrase: string): boolean {
  const forms = wordsOf(phrase).map((word) => new Set(inflections(word)));
  if (forms.length === 0) return false;
  return text.some((_word, start) => forms.every((word, index) => word.has(text[start + index] ?? '')));
}

/**
 * Parses the word rules of a rules file: `{ "rules": [{ "has": ["…"], "category": "…" }] }`.
 *
 * @throws {AppError} `rules-invalid`, with the rule and the problem
 */
export function rulesFromJson(json: string): OrganizingRule[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    throw invalid(`This is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const rules = isRecord(data) ? data['rules'] : data;
  if (!Array.isArray(rules)) throw invalid('Expected { "rules": [ … ] }.');
  if (rules.length > MAX_RULES) throw invalid(TOO_MANY);
  const read: OrganizingRule[] = [];
  for (const [index, rule] of rules.entries()) {
    read.push(...inParts(readRule(rule, index + 1)));
    if (read.length > MAX_RULES) throw invalid(TOO_MANY);
  }
  return read;
}

const TOO_MANY = `There may be ${MAX_RULES} rules at most, with ${MAX_WORDS} words each.`;

/** Returns a rule as rules of at most `MAX_WORDS` words, which together match the same descriptions. */
export function inParts(rule: OrganizingRule): OrganizingRule[] {
  const parts: OrganizingRule[] = [];
  for (let from = 0; from < rule.has.length; from += MAX_WORDS) {
    parts.push({ ...rule, has: rule.has.slice(from, from + MAX_WORDS) });
  }
  return parts;
}

function readRule(rule: unknown, number: number): OrganizingRule {
  if (!isRecord(rule)) throw invalid(`Rule ${number} is not an object with "has" and "category".`);
  const has = typeof rule['has'] === 'string' ? [rule['has']] : rule['has'];
  if (!Array.isArray(has) || has.length === 0 || !has.every(isUsable)) {
    throw invalid(`Rule ${number}: "has" must be one or more words, of ${MAX_TEXT} characters at most.`);
  }
  const category = rule['category'];
  if (!isUsable(category)) {
    throw invalid(`Rule ${number}: "category" must be a folder name of ${MAX_TEXT} characters at most.`);
  }
  return { has, category: category.trim(), ...(rule['isLearned'] === true ? { isLearned: true } : {}) };
}

function isUsable(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;
}

function invalid(message: string): AppError {
  return new AppError({ code: 'rules-invalid', details: { message } });
}
