import { AppError } from '../failure.ts';
import type { LikenessRule } from '../similarity/likeness/likeness-rule.ts';
import { checkLikenessRules } from '../similarity/likeness/read-likeness-rules.ts';
import { type OrganizingRule, rulesFromJson } from './organizing-rule.ts';
import { type SavedScheme, savedSchemeFields } from '../schemes/saved-scheme.ts';
import { isRecord } from '../is-record.ts';

/** The largest file of rules that is read: as many rules as there may be, with a hundred words each. */
const MAX_RULES_FILE_BYTES = 4 * 1024 * 1024;

/** The rules of a person, as a file carries them. */
export interface CarriedRules {
  /** Rules by words; undefined where the file says nothing of them. */
  readonly rules: readonly OrganizingRule[] | undefined;
  /** Rules by what photos look like; undefined where the file says nothing of them. They hold no photo. */
  readonly likeness: readonly LikenessRule[] | undefined;
}

/**
 * Writes rules as JSON for a file that {@link readRulesFile} reads.
 *
 * @param scheme of folders, which `savedSchemeFromJson` reads
 */
export function writeRulesFile({ rules, likeness }: CarriedRules, scheme?: SavedScheme): string {
  const data = {
    rules: rules ?? [],
    ...(likeness && likeness.length > 0 ? { likeness } : {}),
    ...(scheme ? savedSchemeFields(scheme) : {}),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/**
 * Reads a file of rules, which anyone may have written: rules by words, rules by likeness, or both. Unknown fields are left
 * aside, and nothing of a file is taken in which a rule is wrong.
 *
 * @throws {AppError} `rules-invalid`, with the rule and the problem
 */
export function readRulesFile(json: string): CarriedRules {
  assertRulesFileSize(json.length);
  const likeness = likenessOf(json);
  // Without rules by likeness, the file has to have others.
  const rules = likeness !== undefined && hasNoRules(json) ? undefined : rulesFromJson(json);
  return { rules, likeness };
}

/**
 * Makes sure that a file is small enough for one with rules, before it is read.
 *
 * @throws {AppError} `rules-invalid`
 */
export function assertRulesFileSize(sizeBytes: number): void {
  if (sizeBytes > MAX_RULES_FILE_BYTES) throw invalid('The file is too large for one with rules.');
}

function likenessOf(json: string): readonly LikenessRule[] | undefined {
  const data = fieldsOf(json);
  if (!data || !Object.hasOwn(data, 'likeness')) return undefined;
  const checked = checkLikenessRules(data['likeness']);
  if ('problem' in checked) throw invalid(checked.problem);
  return checked;
}

function hasNoRules(json: string): boolean {
  return !Object.hasOwn(fieldsOf(json) ?? {}, 'rules');
}

/** The fields of an object; what is no JSON is named by `rulesFromJson`. */
function fieldsOf(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(json);
    return isRecord(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

function invalid(message: string): AppError {
  return new AppError({ code: 'rules-invalid', details: { message } });
}
