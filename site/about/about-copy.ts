import { translator } from '#messages/translate.ts';
import { aboutWords } from '#words/about.ts';
import { BRAND } from '../facts/brand.ts';

const t = translator([aboutWords]);

export const ABOUT = {
  title: t('about.title'),
  lead: t('about.lead'),
  storyTitle: t('about.storyTitle'),
  story: [
    t('about.storySlides', { brand: BRAND.name, year: String(BRAND.foundedYear) }),
    t('about.storyTable'),
  ],
  missionTitle: t('about.missionTitle'),
  mission: t('about.mission'),
  teamTitle: t('about.teamTitle'),
  contact: t('about.contact'),
} as const;
