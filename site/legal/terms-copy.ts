import { acceptedFormatsText } from '../kit/accepted-formats.ts';
import { countText, sizeText } from '#core/number-text.ts';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { PLANS } from '#core/plan.ts';
import { BRAND } from '../kit/brand.ts';
import type { LegalText } from './legal-copy.ts';
import { MEASURED } from '../kit/measured.ts';
import { PAGES } from '../app/pages.ts';

const plans = Object.values(PLANS);

export const TERMS: LegalText = {
  title: 'Terms',
  lead: 'What you may expect of us, and what we expect of you. In plain words, because they are meant.',
  sections: [
    {
      id: 'service',
      title: 'What we do',
      text: [
        `${BRAND.name} looks at the photos you give it, describes each, sorts them into folders, names them, and hands everything back as one ZIP that is made in your browser. It takes ${acceptedFormatsText()}, up to ${sizeText(MAX_PHOTO_BYTES)} each.`,
        'By making an account you agree to these terms. You need a Google account to log in, and must be old enough to agree to a contract where you live, or have someone agree for you.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and limits',
      table: {
        caption: 'What each plan takes.',
        widths: [20, 14, 22, 20, 24],
        head: ['Plan', 'A month', 'Photos a month', 'Photos at once', 'Own rules and patterns'],
        rows: plans.map((plan) => [
          plan.name,
          `$${plan.priceUsd}`,
          countText(plan.photosPerMonth),
          countText(plan.photosPerBatch),
          plan.hasCustomRules ? 'yes' : 'no',
        ]),
      },
      text: [
        'A batch that does not fit into the month is refused as a whole, before anything is sent. Photos that fail are given back. What is not used does not move into the next month.',
      ],
      founding: (members) =>
        `The first ${members} ${members === '1' ? 'account is a founding member' : 'accounts are founding members'}: no monthly limit, for as long as the account exists. A place that was given is not given again.`,
    },
    {
      id: 'payment',
      title: 'Payment, cancelling, refunds',
      text: [
        'Plans are paid monthly, on Stripe’s pages. A plan begins when Stripe tells us of the payment, and ends when the subscription ends. You can cancel at any time, by the link in Stripe’s mail or by writing to us; what is paid runs to its end.',
        'Not happy with a batch? Tell us. We process it again, or give back what you paid for that month.',
        'The concierge is a service of its own, agreed when it is booked.',
      ],
      link: { to: PAGES.pricing.path, label: 'The plans' },
    },
    {
      id: 'photos',
      title: 'Your photos are yours',
      text: [
        'We claim no right to them. You allow us to look at the small copies for the moment it takes to describe them, and for nothing else: they are not kept, not shown to people, not used to train anything.',
        'Give us only photos that you may use. What the law forbids to have or to show is forbidden here too.',
      ],
    },
    {
      id: 'fair',
      title: 'Fair use',
      list: [
        'One person, one account. No accounts made in turn to get around a limit.',
        'No attempts to break, overload or spy on the service or on others.',
        'Programs may call our API with your own token, within its limits.',
      ],
    },
    {
      id: 'warranty',
      title: 'What we cannot promise',
      text: [
        `The engine errs. Of ${MEASURED.everydayPhotos} everyday photos, ${MEASURED.acceptablePercent} % lay in a folder that a person accepts: look a result over before you rely on it. Keep your originals; the ZIP is a copy of them.`,
        'The service may be interrupted, and may change. We are liable for intent and gross negligence, and otherwise, as far as the law allows, up to what you paid in the last twelve months.',
      ],
    },
    {
      id: 'end',
      title: 'Ending it',
      text: [
        'You can delete your account on the usage page at any time, once no subscription is paid any more. We may end an account that breaks these terms, after a warning where that makes sense, and give back what is paid for the time after.',
      ],
      link: { to: PAGES.usage.path, label: 'Usage and your data' },
    },
    {
      id: 'licences',
      title: 'What others have made',
      text: [
        'The site and the extension contain programs and fonts of others: among them libheif under the GNU Lesser General Public License, ExifReader under the Mozilla Public License, and two typefaces under the SIL Open Font License. Each keeps its own licence, and you may replace libheif by a version of yours.',
      ],
      file: { href: '/licenses.txt', label: 'The licences of what is in the site' },
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'When these terms change, the date above changes. If you do not agree with a change, delete your account; what is paid for the time after is given back.',
      ],
    },
  ],
};
