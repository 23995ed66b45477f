import { translator } from '#messages/translate.ts';
import { shareWords } from '#words/share.ts';
import { BRAND } from '../facts/brand.ts';

const t = translator([shareWords]);

/** The default title and text to share. */
export const SHARED = {
  title: t('share.post', { brand: BRAND.name }),
  description: t('share.description'),
} as const;

export const SHARE = {
  label: t('share.label'),
  hide: t('share.hide'),
  show: t('share.show'),
  newTab: t('share.newTab'),
} as const;

interface SharePlace {
  readonly name: string;
  /** The share URL of the service. */
  readonly hrefFor: (url: string) => string;
}

const query = (parameters: Readonly<Record<string, string>>) => new URLSearchParams(parameters).toString();

/** Instagram has no share URL, so its link opens our profile. */
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
