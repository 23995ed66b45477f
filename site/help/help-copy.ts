import { gapIn } from '#core/wording/punctuation.ts';
import { LANGUAGE } from '../app/language.ts';
import { BATCH_RULE } from '../facts/batch-rule.ts';
import { acceptedFormatsText, acceptedSizesText } from '../kit/accepted-formats.ts';
import { ARCHIVE_NAME, USAGE_WARNING_PERCENT } from '#core/limits.ts';
import { PLANS } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { helpWords } from '#words/help.ts';
import type { Question } from '../faq/faq-copy.ts';
import { linksTo, PAGES } from '../app/pages.ts';

const t = translator([helpWords]);

export interface HelpTopic {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
}

export const HELP_PAGE = {
  searchLabel: t('help.searchLabel'),
  placeholder: t('help.placeholder'),
  resultsTitle: t('help.resultsTitle'),
  found: (count: number, query: string) => t('help.found', { count, query }),
  nothing: t('help.nothing'),
  topicsTitle: t('help.topicsTitle'),
  questionsTitle: t('help.questionsTitle'),
  kinds: { topic: t('help.kindTopic'), help: t('help.kindHelp'), faq: t('help.kindFaq') },
  linksLabel: t('help.linksLabel'),
} as const;

const free = PLANS.free;
const formats = acceptedFormatsText();
const size = acceptedSizesText();

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'getting-started',
    title: t('help.startTitle'),
    text: t('help.startText', { photos: free.photosPerMonth }),
    link: { to: PAGES.signup.path, label: t('help.startLink') },
  },
  {
    id: 'uploading',
    title: t('help.uploadTitle'),
    text: `${t('help.uploadText', { formats, size })}${gapIn(LANGUAGE)}${BATCH_RULE}`,
    link: { to: PAGES.upload.path, label: t('help.uploadLink') },
  },
  {
    id: 'organizing',
    title: t('help.organizeTitle'),
    text: t('help.organizeText'),
    link: { to: PAGES.features.path, label: t('help.organizeLink') },
  },
  {
    id: 'account',
    title: t('help.accountTitle'),
    text: t('help.accountText'),
    link: { to: PAGES.usage.path, label: t('help.accountLink') },
  },
  {
    id: 'troubleshooting',
    title: t('help.troubleTitle'),
    text: t('help.troubleText'),
    link: { to: '#often-asked', label: t('help.troubleLink') },
  },
  {
    id: 'support',
    title: t('help.supportTitle'),
    text: t('help.supportText'),
    link: { to: '#ask-us', label: t('help.supportLink') },
  },
];

export const HELP_QUESTIONS: readonly Question[] = [
  { question: t('help.filesQuestion'), answer: t('help.filesAnswer', { formats, size }) },
  { question: t('help.refusedQuestion'), answer: t('help.refusedAnswer') },
  { question: t('help.folderQuestion'), answer: t('help.folderAnswer') },
  { question: t('help.unsortedQuestion'), answer: t('help.unsortedAnswer') },
  { question: t('help.zipQuestion'), answer: t('help.zipAnswer', { archive: ARCHIVE_NAME }) },
  {
    question: t('help.monthQuestion'),
    answer: t('help.monthAnswer', {
      photos: free.photosPerMonth,
      free: free.name,
      percent: USAGE_WARNING_PERCENT,
    }),
  },
  { question: t('help.deleteQuestion'), answer: t('help.deleteAnswer') },
];

/** Below the questions: how to leave out folders. */
export const LEAVE_OUT = {
  id: 'leave-out',
  title: t('help.leaveOutQuestion'),
  text: t('help.leaveOutAnswer'),
} as const;

/** Below the questions: how to group photos by person. */
export const PEOPLE = {
  id: 'people',
  title: t('help.peopleQuestion'),
  text: t('help.peopleAnswer'),
} as const;

/** Below the questions: which computers have Chrome's model. */
export const BUILT_IN_MODEL = {
  id: 'built-in-model',
  title: t('help.chromeQuestion'),
  text: t('help.chromeAnswer'),
} as const;

/** Below the questions: how to use your own model. */
export const OWN_MODEL = {
  id: 'own-model',
  title: t('help.ownQuestion'),
  text: t('help.ownAnswer'),
} as const;

/** Below the questions: how to send photos to your own storage. */
export const OWN_STORAGE = {
  id: 'own-storage',
  title: t('help.storageQuestion'),
  text: t('help.storageAnswer'),
} as const;

const LIBRARY_COMMANDS = {
  add: 'where-my-pix add new --into Pictures',
  watch: 'where-my-pix watch',
} as const;

/** Below the questions: how to add photos to an organized folder. */
export const LIBRARY = {
  id: 'library',
  title: t('help.libraryQuestion'),
  text: t('help.libraryAnswer', LIBRARY_COMMANDS),
  commands: Object.values(LIBRARY_COMMANDS),
} as const;

export const HELP_LINKS = linksTo('terms', 'privacy', 'contact', 'features', 'about');

interface HelpSection {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Commands within the text. */
  readonly commands?: readonly string[];
}

/** The explanations below the page's questions, each with its own URL fragment. */
export const HELP_SECTIONS: readonly HelpSection[] = [
  LEAVE_OUT,
  LIBRARY,
  PEOPLE,
  BUILT_IN_MODEL,
  OWN_MODEL,
  OWN_STORAGE,
];
