import { acceptedFormatsText } from '../kit/accepted-formats.ts';
import { countText, sizeText } from '#core/number-text.ts';
import { ENGINE_LONG_EDGE_PX, MAX_PHOTO_BYTES } from '#core/limits.ts';
import { PLANS } from '#core/plan.ts';
import { MEASURED } from '../kit/measured.ts';
import { PAGES } from '../app/pages.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** A sentence that is added while there are founding members; takes their number. */
  readonly founding?: (members: string) => string;
}

const { free, pro, enterprise } = PLANS;
const { acceptablePercent, everydayPhotos, run } = MEASURED;

export const FAQ_PAGE = {
  title: 'Questions and answers',
  text: 'Eight things that people ask before they tip out their photos.',
  indexLabel: 'The questions',
  otherTitle: 'Something else?',
  other: 'Write to us, and a person answers.',
  contact: 'Contact',
  linksLabel: 'Read on',
} as const;

export interface IndexedQuestion extends Question {
  /** Its topic, in a word or two. */
  readonly topic: string;
}

export const FAQ: readonly IndexedQuestion[] = [
  {
    topic: 'Your photos',
    question: 'What happens to my photos?',
    answer: `The originals stay in your browser. What is sent is a small copy, ${ENGINE_LONG_EDGE_PX} pixels on its long edge, without place, date or camera, over an encrypted connection. The server looks at it in memory, never writes it to disk, and lets go of it with the answer.`,
  },
  {
    topic: 'Cost',
    question: 'What does it cost?',
    answer: `${free.name} costs nothing and takes ${countText(free.photosPerMonth)} photos a month. ${pro.name} is $${pro.priceUsd} a month for ${countText(pro.photosPerMonth)} photos, ${enterprise.name} $${enterprise.priceUsd} for ${countText(enterprise.photosPerMonth)}.`,
    founding: (members) =>
      `The first ${members} ${members === '1' ? 'account is a founding member and has' : 'accounts are founding members and have'} no monthly limit.`,
  },
  {
    topic: 'Formats and sizes',
    question: 'Which photos can I use?',
    answer: `${acceptedFormatsText()}, up to ${sizeText(MAX_PHOTO_BYTES)} each. What a file is, its content decides, not its name. A ZIP joins as the photos in it.`,
  },
  {
    topic: 'Speed',
    question: 'How many at once, and how long does it take?',
    answer: `At once: ${free.photosPerBatch} on ${free.name}, ${pro.photosPerBatch} on ${pro.name}, ${enterprise.photosPerBatch} on ${enterprise.name}. ${run.photos} photos took ${run.seconds} seconds from the command line, on two processor cores; on the site your connection comes on top.`,
  },
  {
    topic: 'Accuracy',
    question: 'How well does it sort?',
    answer: `On ${everydayPhotos} everyday photos, ${acceptablePercent} % lay in a folder that a person accepts. It is weak at sand dunes, the moon, and close-ups of unusual things. Beside every photo stands the sentence that decided.`,
  },
  {
    topic: 'Your own rules',
    question: 'Can I decide folders and names myself?',
    answer: `Yes, on ${pro.name} and ${enterprise.name}: rules of your own come before ours, and a naming pattern puts date, folder and name in the order you like.`,
  },
  {
    topic: 'Guarantee',
    question: 'What if I am not happy with the result?',
    answer:
      'Tell us. We process it again, or give back what you paid for that month. Your originals are never changed, so nothing is lost either way.',
  },
  {
    topic: 'Your data',
    question: 'Can I take my data with me, or have it deleted?',
    answer:
      'Both, by yourself, on the usage page: “Download my data” gives you everything we hold as one file, “Delete my account” removes it for good. Photos are not in it, for we never keep any.',
  },
];

export const FAQ_LINKS = [
  { to: PAGES.terms.path, label: 'Terms' },
  { to: PAGES.privacy.path, label: 'Privacy' },
  { to: PAGES.contact.path, label: 'Contact' },
  { to: PAGES.faq.path, label: 'FAQ' },
] as const;
