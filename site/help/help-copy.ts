import { acceptedFormatsText } from '../kit/accepted-formats.ts';
import { countText, sizeText } from '#core/number-text.ts';
import { ARCHIVE_NAME, MAX_PHOTO_BYTES, USAGE_WARNING_PERCENT } from '#core/limits.ts';
import { PLANS } from '#core/plan.ts';
import type { Question } from '../faq/faq-copy.ts';
import { PAGES } from '../app/pages.ts';

export interface HelpTopic {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
}

export const HELP_PAGE = {
  searchLabel: 'Search the help',
  placeholder: 'zip, HEIC, delete account …',
  resultsTitle: 'Results',
  found: (count: number, query: string) =>
    count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`,
  nothing: 'Nothing here says that. Try one word less, or ask us below.',
  topicsTitle: 'Topics',
  questionsTitle: 'Often asked',
  kinds: { topic: 'Topic', help: 'Help', faq: 'FAQ' },
  linksLabel: 'Read on',
} as const;

const free = PLANS.free;

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    text: `Sign up with your Google account, drop photos on the table, press Organize Photos. ${free.photosPerMonth} a month are free, and no card is asked for.`,
    link: { to: PAGES.signup.path, label: 'Sign up' },
  },
  {
    id: 'uploading',
    title: 'Uploading Photos',
    text: `Drop, choose or paste ${acceptedFormatsText()}, up to ${sizeText(MAX_PHOTO_BYTES)} each, or a ZIP or folder of them. Nothing is sent before you press the button.`,
    link: { to: PAGES.upload.path, label: 'To the table' },
  },
  {
    id: 'organizing',
    title: 'Organization Features',
    text: 'Each photo is described in a sentence. The sentence gives the folder and the name. On larger plans your own rules and naming patterns come first.',
    link: { to: PAGES.features.path, label: 'All features' },
  },
  {
    id: 'account',
    title: 'Account Management',
    text: 'Your plan, how much of the month is used, everything we hold about you as one file, and the way to delete it are on the usage page.',
    link: { to: PAGES.usage.path, label: 'Usage and your data' },
  },
  {
    id: 'troubleshooting',
    title: 'Troubleshooting',
    text: 'A photo that could not be placed is named with its reason, and the others go on. What is done is kept, also when you stop in the middle.',
    link: { to: '#often-asked', label: 'Often asked' },
  },
  {
    id: 'support',
    title: 'Contact Support',
    text: 'Write to us with the form below. A person reads it, and answers by email.',
    link: { to: '#ask-us', label: 'Ask us' },
  },
];

export const HELP_QUESTIONS: readonly Question[] = [
  {
    question: 'Which files can I upload?',
    answer: `${acceptedFormatsText()}, up to ${sizeText(MAX_PHOTO_BYTES)} each. The content decides, so a HEIC that is called .jpg is taken as HEIC.`,
  },
  {
    question: 'Why was one of my photos refused?',
    answer:
      'Beside its name stands why: too large, empty, cut off, or no picture at all. The others go on without it, and it is not counted.',
  },
  {
    question: 'How is a photo’s folder decided?',
    answer:
      'By the words of its description. What a photo was taken for, a receipt or a wedding, comes before where it was taken. Open a photo in the result to read its description.',
  },
  {
    question: 'What is in Unsorted?',
    answer:
      'Photos of whose description no word belongs to a folder, and, if you ask for that under “Naming and rules”, those whose folder is more likely wrong than right. They are named and in the ZIP like all others.',
  },
  {
    question: 'Where is my ZIP, and can I get it again?',
    answer: `${ARCHIVE_NAME} is in your browser’s downloads folder. As long as the page is open, Download again gives it once more; later not, for we keep no copy.`,
  },
  {
    question: 'Why can I not process more this month?',
    answer: `Your plan’s photos of the month are used: ${countText(free.photosPerMonth)} on ${free.name}. A warning comes at ${USAGE_WARNING_PERCENT} %. The count starts again on the first, and photos that failed are given back.`,
  },
  {
    question: 'How do I delete my account?',
    answer:
      'On the usage page, under “Your data”. It says what goes and what stays, and takes effect at once. A subscription that is still paid has to be cancelled first.',
  },
];

export const HELP_LINKS = [
  { to: PAGES.terms.path, label: 'Terms' },
  { to: PAGES.privacy.path, label: 'Privacy' },
  { to: PAGES.contact.path, label: 'Contact' },
  { to: PAGES.features.path, label: 'Features' },
  { to: PAGES.about.path, label: 'About' },
] as const;
