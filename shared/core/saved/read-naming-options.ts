import { rulesFromJson } from '../categories/organizing-rule.ts';
import { isRecord } from '../is-record.ts';
import { type NamingOptions, switchesOf } from '../naming/naming-options.ts';
import { DEFAULT_PATTERN, patternProblem } from '../naming/naming-pattern.ts';
import { readLikenessRules } from '../similarity/likeness/likeness-rule.ts';
import { readLanguage } from '../wording/other-language.ts';
import { KEPT } from './limits.ts';

/** Reads naming options from a browser's storage; undefined if they can't be used as a whole. */
export function readNamingOptions(stored: unknown): NamingOptions | undefined {
  if (!isRecord(stored)) return undefined;
  const { pattern, rules, likeness, leavesOutList } = stored;
  const language = readLanguage(stored['language']);
  const isGood =
    typeof pattern === 'string' && pattern.length <= KEPT.name && patternProblem(pattern) === undefined;
  try {
    return {
      pattern: isGood ? pattern : DEFAULT_PATTERN,
      rules: rulesFromJson(JSON.stringify(rules ?? [])),
      likeness: readLikenessRules(likeness),
      ...switchesOf(stored),
      leavesOutList: leavesOutList === true,
      ...(stored['isEnglish'] === true ? { isEnglish: true } : {}),
      ...(language === undefined ? {} : { language }),
    };
  } catch {
    return undefined;
  }
}
