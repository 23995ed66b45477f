import { useCallback, useState } from 'react';
import { DEFAULT_PATTERN, patternProblem } from '#core/naming-pattern.ts';
import { rulesFromJson } from '#core/organizing-rule.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';

const PLACING_KEY = 'naming-and-rules';

/** The placing of those who never chose anything: the names and folders of the descriptions. */
export const DEFAULT_PLACING: NamingOptions = { rules: [], pattern: DEFAULT_PATTERN };

export interface PlacingSettings {
  readonly placing: NamingOptions;
  readonly change: (placing: NamingOptions) => void;
}

/** A person's own pattern and rules, kept in this browser. What cannot be used is never kept. */
export function usePlacing(): PlacingSettings {
  const [placing, setPlacing] = useState(readPlacing);
  const change = useCallback((changed: NamingOptions) => {
    setPlacing(changed);
    try {
      localStorage.setItem(PLACING_KEY, JSON.stringify(changed));
    } catch {
      // Storage is closed to us: they hold as long as the page.
    }
  }, []);
  return { placing, change };
}

function readPlacing(): NamingOptions {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACING_KEY) ?? '{}');
    const { pattern, rules, ignoresHints, unsureToUnsorted, ignoresQuality, leavesOutList } =
      stored as Partial<Record<keyof NamingOptions, unknown>>;
    const isGood = typeof pattern === 'string' && patternProblem(pattern) === undefined;
    return {
      pattern: isGood ? pattern : DEFAULT_PATTERN,
      rules: rulesFromJson(JSON.stringify(rules ?? [])),
      ignoresHints: ignoresHints === true,
      unsureToUnsorted: unsureToUnsorted === true,
      ignoresQuality: ignoresQuality === true,
      leavesOutList: leavesOutList === true,
    };
  } catch {
    return DEFAULT_PLACING;
  }
}
