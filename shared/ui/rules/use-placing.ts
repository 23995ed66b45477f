import { useCallback, useMemo, useState } from 'react';
import { readLikenessRules, withLikenessRule } from '#core/likeness/likeness-rule.ts';
import { DEFAULT_PATTERN, patternProblem } from '#core/naming-pattern.ts';
import { rulesFromJson } from '#core/organizing-rule.ts';
import { type Learned, learnedRules, withLearnedRule } from '#core/unsure/learned-rule.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';

const PLACING_KEY = 'naming-and-rules';

/** The placing of those who never chose anything: the names and folders of the descriptions. */
const DEFAULT_PLACING: NamingOptions = { rules: [], pattern: DEFAULT_PATTERN };

/** What of a person's own pattern and rules a batch goes by. */
export type PlacingInUse = 'all' | 'learned' | 'none';

/**
 * The part of a person's pattern and rules that counts: all of it where the plan has own rules; on this device the rules
 * that were learned from corrections; else nothing.
 */
function placingInUse(placing: NamingOptions, inUse: PlacingInUse): NamingOptions {
  if (inUse === 'all') return placing;
  if (inUse === 'none') return DEFAULT_PLACING;
  const { likeness = [] } = placing;
  return { ...DEFAULT_PLACING, rules: learnedRules(placing.rules), likeness };
}

export interface PlacingSettings {
  /** All that is kept. */
  readonly placing: NamingOptions;
  readonly inUse: PlacingInUse;
  /** What a batch goes by. */
  readonly inForce: NamingOptions;
  readonly change: (placing: NamingOptions) => void;
  /** Keeps a rule that was learned; undefined where rules do not count. */
  readonly learn: ((learned: Learned) => void) | undefined;
}

/** A person's own pattern and rules, kept in this browser. What cannot be used is never kept. */
export function usePlacing(inUse: PlacingInUse): PlacingSettings {
  const [placing, setPlacing] = useState(readPlacing);
  const change = useCallback((changed: NamingOptions) => {
    setPlacing(changed);
    try {
      localStorage.setItem(PLACING_KEY, JSON.stringify(changed));
    } catch {
      // Storage is closed to us: they hold as long as the page.
    }
  }, []);
  const inForce = useMemo(() => placingInUse(placing, inUse), [placing, inUse]);
  const learn = (learned: Learned) =>
    change(
      'word' in learned
        ? { ...placing, rules: withLearnedRule(placing.rules, learned) }
        : { ...placing, likeness: withLikenessRule(placing.likeness, learned) },
    );
  return { placing, inUse, inForce, change, learn: inUse === 'none' ? undefined : learn };
}

function readPlacing(): NamingOptions {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACING_KEY) ?? '{}');
    const { pattern, rules, likeness, ignoresHints, unsureToUnsorted, ignoresQuality, leavesOutList } =
      stored as Partial<Record<keyof NamingOptions, unknown>>;
    const isGood = typeof pattern === 'string' && patternProblem(pattern) === undefined;
    return {
      pattern: isGood ? pattern : DEFAULT_PATTERN,
      rules: rulesFromJson(JSON.stringify(rules ?? [])),
      likeness: readLikenessRules(likeness),
      ignoresHints: ignoresHints === true,
      unsureToUnsorted: unsureToUnsorted === true,
      ignoresQuality: ignoresQuality === true,
      leavesOutList: leavesOutList === true,
    };
  } catch {
    return DEFAULT_PLACING;
  }
}
