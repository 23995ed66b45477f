import { useMemo } from 'react';
import { withLikenessRule } from '#core/likeness/likeness-rule.ts';
import { DEFAULT_PATTERN } from '#core/naming-pattern.ts';
import { type Learned, learnedRules, withLearnedRule } from '#core/unsure/learned-rule.ts';
import { otherThanEnglish } from '#core/wording/other-language.ts';
import { type Language, languageOf } from '#messages/language.ts';
import type { NamingOptions } from '#pipeline/place-photo.ts';
import { readNamingOptions } from '#pipeline/read-naming-options.ts';
import { rulesWords } from '#words/rules.ts';
import { keptValue, useKept } from '../kit/kept-value.ts';
import { useMessages } from '../kit/use-messages.ts';

/** The placing of those who never chose anything: the names and folders of the descriptions. */
const DEFAULT_PLACING: NamingOptions = { rules: [], pattern: DEFAULT_PATTERN };

/** The language of new batches: that of the interface, unless the person wants English. */
function inLanguage(placing: NamingOptions, language: Language, isEnglish: boolean): NamingOptions {
  const other = isEnglish ? undefined : otherThanEnglish(language);
  return other === undefined ? placing : { ...placing, language: other };
}

const PLACING = keptValue({ key: 'naming-and-rules', parse: readPlacing, format: JSON.stringify });

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
  const placing = useKept(PLACING);
  const change = PLACING.keep;
  const language = languageOf(useMessages(rulesWords).locale);
  const inForce = useMemo(
    () => inLanguage(placingInUse(placing, inUse), language, placing.isEnglish === true),
    [placing, inUse, language],
  );
  const learn = (learned: Learned) =>
    change(
      'word' in learned
        ? { ...placing, rules: withLearnedRule(placing.rules, learned) }
        : { ...placing, likeness: withLikenessRule(placing.likeness, learned) },
    );
  return { placing, inUse, inForce, change, learn: inUse === 'none' ? undefined : learn };
}

function readPlacing(text: string | null): NamingOptions {
  try {
    return (text !== null && readNamingOptions(JSON.parse(text))) || DEFAULT_PLACING;
  } catch {
    return DEFAULT_PLACING;
  }
}
