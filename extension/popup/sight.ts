/** What the popup's first sight follows from, beside the code that draws it. */
export interface SightFacts {
  /** The extension's storage, as far as the first sight shows it. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** Whether the tab under the popup is one that may be read. */
  readonly isReadable: boolean;
  readonly version: string;
  readonly language: string;
  /** The month: with the next one the count starts again. */
  readonly period: string;
}

/** A first sight that was drawn before, with the facts that it was drawn of. */
export interface KeptSight {
  readonly facts: string;
  readonly markup: string;
}

/** The facts as text: the same text, the same sight. */
export function factsText({ stored, isReadable, version, language, period }: SightFacts): string {
  const inOrder = Object.entries(stored).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([version, language, period, isReadable, inOrder]);
}

/** The sight that shows exactly these facts, where it is among those kept; one that shows others is never given. */
export function sightOf(kept: string | null, facts: SightFacts): string | undefined {
  const wanted = factsText(facts);
  return sightsIn(kept).find((sight) => sight.facts === wanted)?.markup;
}

function sightsIn(kept: string | null): KeptSight[] {
  try {
    const sights: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(sights) ? sights.filter(isSight) : [];
  } catch {
    return [];
  }
}

function isSight(value: unknown): value is KeptSight {
  const { facts, markup } = (value ?? {}) as { readonly facts?: unknown; readonly markup?: unknown };
  return typeof facts === 'string' && typeof markup === 'string';
}
