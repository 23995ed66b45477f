import { BRAND } from '../kit/brand.ts';

/** The default title and text to share. */
export const SHARED = {
  title: `${BRAND.name}: a heap of photos in, labelled folders out`,
  description:
    'Every photo is looked at, named and laid into its folder, and everything comes back as one ZIP.',
} as const;

export const SHARE = {
  label: 'Share this page',
  hide: 'Hide the share links',
  show: 'Show the share links',
  newTab: '(opens in a new tab)',
} as const;

interface SharePlace {
  readonly name: string;
  /** The share URL of the service. */
  readonly hrefFor: (url: string) => string;
}

const query = (parameters: Readonly<Record<string, string>>) => new URLSearchParams(parameters).toString();

/** Instagram has no share URL, so its link opens our profile there. */
export const SHARE_PLACES: readonly SharePlace[] = [
  { name: 'Facebook', hrefFor: (u) => `https://www.facebook.com/sharer/sharer.php?${query({ u })}` },
  { name: 'X', hrefFor: (url) => `https://x.com/intent/post?${query({ url, text: SHARED.title })}` },
  { name: 'Instagram', hrefFor: () => 'https://www.instagram.com/wheremypix/' },
  { name: 'LinkedIn', hrefFor: (url) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
  {
    name: 'Pinterest',
    hrefFor: (url) =>
      `https://www.pinterest.com/pin/create/button/?${query({ url, description: SHARED.description })}`,
  },
];
