import { translator } from '#messages/translate.ts';
import { aboutWords } from '#words/about.ts';
import { BRAND } from '../kit/brand.ts';

const t = translator([aboutWords]);

interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  /** URL of the picture; without one, the initials are shown. */
  readonly avatar?: string;
}

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
  teamSample: t('about.teamSample'),
  contact: t('about.contact'),
} as const;

/** Sample data, and labelled as such on the page: replace it, and set `isSample` to false. */
export const TEAM: { readonly isSample: boolean; readonly members: readonly TeamMember[] } = {
  isSample: true,
  members: [
    { name: 'Alex Sample', role: t('about.founder'), bio: t('about.founderBio') },
    { name: 'Robin Sample', role: t('about.engine'), bio: t('about.engineBio') },
    { name: 'Kim Sample', role: t('about.design'), bio: t('about.designBio') },
    { name: 'Jo Sample', role: t('about.archive'), bio: t('about.archiveBio') },
  ],
};
