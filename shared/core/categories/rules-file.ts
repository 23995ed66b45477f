import { utf8Bytes } from '../bytes/utf8-bytes.ts';
import { AppError } from '../failure.ts';
import type { LikenessRule } from '../similarity/likeness/likeness-rule.ts';
import { checkLikenessRules } from '../similarity/likeness/read-likeness-rules.ts';
import { type OrganizingRule, rulesFromJson } from './organizing-rule.ts';
import { type SavedScheme, savedSchemeFields } from '../schemes/saved-scheme.ts';
import { isNewerRecord, RECORD_VERSIONS } from '../saved/record-version.ts';
import { isRecord } from '../is-record.ts';

/** The largest rules file: the maximum number of rules, with the maximum number of words each. */
const MAX_RULES_FILE_BYTES = 4 * 1024 * 1024;

/** A person's rules, as a file contains them. */
export interface CarriedRules {
  /** Word rules; undefined if the file has none. */
  readonly rules: readonly OrganizingRule[] | undefined;
  /** Likeness rules, which contain no photo; undefined if the file has none. */
  readonly likeness: readonly LikenessRule[] | undefined;
}

/**
 * Writes rules as JSON for a file that {@link readRulesFile} reads.
 *
 * @param scheme of folders, which `savedSchemeFromJson` reads
 */
export function writeRulesFile({ rules, likeness }: CarriedRules, scheme?: SavedScheme): string {
  const data = {
    version: RECORD_VERSIONS.rules,
    rules: rules ?? [],
    ...(likeness && likeness.length > 0 ? { likeness } : {}),
    ...(scheme ? savedSchemeFields(scheme) : {}),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/**
 * Reads a rules file, which anyone may have written: word rules, likeness rules, or both. Unknown fields are ignored.
 * If one rule is wrong, nothing of the file is used. A file that a person wrote needs no version.
 *
 * @throws {AppError} `rules-invalid`, with the rule and the problem; `record-newer`
 */
export function readRulesFile(json: string): CarriedRules {
  assertRulesFileSize(json.length);
  if (isNewerRecord('rules', fieldsOf(json))) throw new AppError({ code: 'record-newer', details: {} });
  const likeness = likenessOf(json);
  // A file without likeness rules must have word rules.
  const rules = likeness !== undefined && hasNoRules(json) ? undefined : rulesFromJson(json);
  // What is imported is exported in a longer form, which other browsers must be able to read.
  assertRulesFileSize(utf8Bytes(writeRulesFile({ rules, likeness })));
  return { rules, likeness };
}

/**
 * Checks, before it is read, that a file is small enough for a rules file.
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

/** Returns the fields of an object; `rulesFromJson` names what isn't JSON. */
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
