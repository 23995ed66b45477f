import { AppError } from './failure.ts';
import { inflections, wordsOf } from './words.ts';

/** "If the description has `has`, put it in `category`." Any folder name will do as category. */
export interface OrganizingRule {
  /** Words or phrases; one that the description has as whole words is enough. */
  readonly has: readonly string[];
  readonly category: string;
}

const MAX_RULES = 200;
const MAX_TEXT = 100;

/**
 * The category of the first rule that the description meets. Rules go before the keyword table, and their
 * words are found as the table's are: whole, in any case, plurals and possessives included.
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
 * Reads rules from the JSON that {@link rulesToJson} writes: `{ "rules": [{ "has": ["…"], "category": "…" }] }`.
 *
 * @throws {AppError} `rules-invalid`, saying which rule is wrong and how
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
  if (rules.length > MAX_RULES) throw invalid(`There may be ${MAX_RULES} rules at most.`);
  return rules.map((rule: unknown, index) => readRule(rule, index + 1));
}

/** The rules as JSON, in their order, for a file that {@link rulesFromJson} reads. */
export function rulesToJson(rules: readonly OrganizingRule[]): string {
  return `${JSON.stringify({ rules }, null, 2)}\n`;
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
  return { has, category: category.trim() };
}

function isUsable(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(message: string): AppError {
  return new AppError({ code: 'rules-invalid', details: { message } });
}
