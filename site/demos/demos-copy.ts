import { DEFAULT_LANGUAGE, type Language } from '#messages/language.ts';
import { type Translate, translator } from '#messages/translate.ts';
import { demosWords } from '#words/demos.ts';

const t = translator([demosWords]);

export interface Demo {
  /** The base name of its files in `public/demos`: .webm, .jpg, and one .vtt per language. */
  readonly id: 'site' | 'extension';
  readonly title: string;
  readonly description: string;
  readonly transcript: readonly string[];
}

export const DEMOS_PAGE = {
  title: t('demos.title'),
  text: t('demos.text'),
  captions: t('demos.captions'),
  transcript: t('demos.transcript'),
  missing: t('demos.missing'),
  try: t('demos.try'),
} as const;

/** Size of the recordings in pixels. */
export const DEMO_SIZE = { width: 1280, height: 800 } as const;

export const DEMOS: readonly Demo[] = [
  {
    id: 'site',
    title: t('demos.siteTitle'),
    description: t('demos.siteDescription'),
    transcript: transcriptOf('site', t),
  },
  {
    id: 'extension',
    title: t('demos.extensionTitle'),
    description: t('demos.extensionDescription'),
    transcript: transcriptOf('extension', t),
  },
];

/** Returns what a recording shows, step by step; its captions are the same. */
export function transcriptOf(id: Demo['id'], t: Translate<'demos'>): readonly string[] {
  return id === 'site'
    ? [t('demos.siteDrop'), t('demos.sitePress'), t('demos.siteSettled')]
    : [t('demos.extensionMenu'), t('demos.extensionPanel'), t('demos.extensionSaved')];
}

/** Returns the file name of a recording's captions: `site.vtt` in English, otherwise `site.de.vtt`. */
export function captionsFile(id: Demo['id'], language: Language): string {
  return language === DEFAULT_LANGUAGE ? `${id}.vtt` : `${id}.${language}.vtt`;
}
