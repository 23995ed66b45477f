import { useMemo } from 'react';
import { withLikenessRule } from '#core/similarity/likeness/likeness-rule.ts';
import { type Learned, withLearnedRule } from '#core/review/learned-rule.ts';
import { isNewerRecord, RECORD_VERSIONS } from '#core/saved/record-version.ts';
import { otherThanEnglish } from '#core/wording/other-language.ts';
import { type Language, languageOf } from '#messages/language.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import { DEFAULT_PLACING, hasOwnNaming, placingInForce } from '#pipeline/placing-in-force.ts';
import { readNamingOptions } from '#core/saved/read-naming-options.ts';
import { rulesWords } from '#words/rules.ts';
import { keptValue, useIsHydrated, useKept } from '../kit/kept-value.ts';
import { useMessages } from '../kit/use-messages.ts';

/** Sets the language of new batches: the interface language, unless the user wants English. */
function inLanguage(placing: NamingOptions, language: Language, isEnglish: boolean): NamingOptions {
  const other = isEnglish ? undefined : otherThanEnglish(language);
  return other === undefined ? placing : { ...placing, language: other };
}

const PLACING = keptValue<NamingOptions>({
  key: 'naming-and-rules',
  parse: readPlacing,
  isNewer: (text) => isNewerRecord('naming', parsed(text)),
  format: (placing) => JSON.stringify({ version: RECORD_VERSIONS.naming, ...placing }),
});

export interface PlacingSettings {
  /** All kept options. */
  readonly placing: NamingOptions;
  /** Whether custom file names and rules apply; the other options always do. */
  readonly hasOwnRules: boolean;
  /** Whether there are custom names or rules that don't apply now and are kept for later. */
  readonly isSetAside: boolean;
  /** Whether a newer version of the site keeps others, which stay; see `RECORD_VERSIONS`. */
  readonly isNewer: boolean;
  /** The options that apply to a batch. */
  readonly inForce: NamingOptions;
  readonly change: (placing: NamingOptions) => void;
  /** Keeps a learned rule; undefined if custom rules don't apply. */
  readonly learn: ((learned: Learned) => void) | undefined;
}

/**
 * Keeps the user's own names, rules and options in this browser for every account, so that signing in or out changes
 * none of them. Invalid values are never kept.
 *
 * @param hasOwnRules whether custom names and rules apply to photos that are organized now; see `allowanceOf`
 */
export function usePlacing(hasOwnRules: boolean): PlacingSettings {
  const placing = useKept(PLACING);
  const isHydrated = useIsHydrated();
  const isNewer = useMemo(() => isHydrated && PLACING.isNewer(), [isHydrated]);
  const change = PLACING.keep;
  const language = languageOf(useMessages(rulesWords).locale);
  const inForce = useMemo(
    () => inLanguage(placingInForce(placing, hasOwnRules), language, placing.isEnglish === true),
    [placing, hasOwnRules, language],
  );
  const learn = (learned: Learned) =>
    change(
      'word' in learned
        ? { ...placing, rules: withLearnedRule(placing.rules, learned) }
        : { ...placing, likeness: withLikenessRule(placing.likeness, learned) },
    );
  const isSetAside = !hasOwnRules && hasOwnNaming(placing);
  return {
    placing,
    hasOwnRules,
    isSetAside,
    isNewer,
    inForce,
    change,
    learn: hasOwnRules ? learn : undefined,
  };
}

function readPlacing(text: string | null): NamingOptions {
  const record = text === null ? undefined : parsed(text);
  return (!isNewerRecord('naming', record) && readNamingOptions(record)) || DEFAULT_PLACING;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
