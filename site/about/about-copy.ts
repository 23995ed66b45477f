import { BRAND } from '../kit/brand.ts';

interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  /** URL of the picture; without one, the initials are shown. */
  readonly avatar?: string;
}

export const ABOUT = {
  title: 'About',
  lead: 'Everyone has the photo. Nobody can find it.',
  storyTitle: 'Our story',
  story: [
    `${BRAND.name} was founded in ${BRAND.foundedYear}, over a box of slides. Tipped out on a light table they were a heap; an hour later they lay in labelled trays, and every one of them could be found again. The photos on our own disks had never had that hour.`,
    'So we built the table. A photo is looked at, described in a sentence, laid into its folder and named by what it shows. The one who took it keeps the original, and keeps it private.',
  ],
  missionTitle: 'Our mission',
  mission:
    'Give every photo a place where its owner would look for it, and ask for nothing but a glance in return.',
  teamTitle: 'The team',
  teamSample: 'Sample people, not yet ours.',
  contact: 'Write to us',
} as const;

/** Sample data, and labelled as such on the page: replace it, and set `isSample` to false. */
export const TEAM: { readonly isSample: boolean; readonly members: readonly TeamMember[] } = {
  isSample: true,
  members: [
    { name: 'Alex Sample', role: 'Founder', bio: 'Owns the box of slides it began with. Answers support.' },
    {
      name: 'Robin Sample',
      role: 'Engine',
      bio: 'Teaches the engine to say what it sees, and to admit when it does not know.',
    },
    { name: 'Kim Sample', role: 'Design', bio: 'Worked at real light tables. Lays out the trays.' },
    {
      name: 'Jo Sample',
      role: 'Archive',
      bio: 'A librarian of photographs. Decides what belongs in which folder.',
    },
  ],
};
