/** The referrer policies of the specification (Referrer Policy, 3), and the older names that pages still use. */
const POLICIES: Readonly<Record<string, string>> = {
  'no-referrer': 'no-referrer',
  never: 'no-referrer',
  'no-referrer-when-downgrade': 'no-referrer-when-downgrade',
  'same-origin': 'same-origin',
  origin: 'origin',
  'strict-origin': 'strict-origin',
  'origin-when-cross-origin': 'origin-when-cross-origin',
  'origin-when-crossorigin': 'origin-when-cross-origin',
  'strict-origin-when-cross-origin': 'strict-origin-when-cross-origin',
  default: 'strict-origin-when-cross-origin',
  'unsafe-url': 'unsafe-url',
  always: 'unsafe-url',
};

/** The policy of a page that doesn't state one (Referrer Policy, 3.9). */
const DEFAULT_POLICY = 'strict-origin-when-cross-origin';

/** The referrer policies that a page states for one of its images. */
export interface StatedPolicies {
  /** The attribute of the element that shows the image. */
  readonly element: string;
  /** The contents of the page's `meta name=referrer`, in the page's order. */
  readonly metas: readonly string[];
  /** The page's response header; empty if unknown. */
  readonly header: string;
}

/** Returns the effective policy: the element's, otherwise the page's last known one. */
export function policyInForce({ element, metas, header }: StatedPolicies): string {
  const stated = [...header.split(','), ...metas, element].flatMap(
    (text) => POLICIES[text.trim().toLowerCase()] ?? [],
  );
  return stated.at(-1) ?? DEFAULT_POLICY;
}

/**
 * Returns the referrer that a page sends with a request for an image (Referrer Policy, 8.3): never more than the page
 * itself would send.
 *
 * @returns undefined if it sends none
 */
export function referrerFor(url: string, pageUrl: string, policy: string): string | undefined {
  const [target, page] = [new URL(url), new URL(pageUrl)];
  if (!/^https?:$/.test(page.protocol)) return undefined;
  const isDowngrade = page.protocol === 'https:' && target.protocol !== 'https:';
  const isSameOrigin = page.origin === target.origin;
  const origin = `${page.origin}/`;
  const full = page.origin + page.pathname + page.search;
  switch (policy) {
    case 'no-referrer':
      return undefined;
    case 'same-origin':
      return isSameOrigin ? full : undefined;
    case 'origin':
      return origin;
    case 'strict-origin':
      return isDowngrade ? undefined : origin;
    case 'origin-when-cross-origin':
      return isSameOrigin ? full : origin;
    case 'no-referrer-when-downgrade':
      return isDowngrade ? undefined : full;
    case 'unsafe-url':
      return full;
    default:
      if (isSameOrigin) return full;
      return isDowngrade ? undefined : origin;
  }
}
