import { acceptedFormatsText, acceptedSizesText } from '../kit/accepted-formats.ts';
import { PLANS } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { termsWords } from '#words/terms.ts';
import { BRAND } from '../facts/brand.ts';
import type { LegalText } from './legal-copy.ts';
import { MEASURED } from '../facts/measured.ts';
import { PAGES } from '../app/pages.ts';

const t = translator([termsWords]);
const plans = Object.values(PLANS);

export const TERMS: LegalText = {
  title: t('terms.title'),
  lead: t('terms.lead'),
  sections: [
    {
      id: 'service',
      title: t('terms.serviceTitle'),
      text: [
        t('terms.service', {
          brand: BRAND.name,
          formats: acceptedFormatsText(),
          size: acceptedSizesText(),
        }),
        t('terms.agree'),
      ],
    },
    {
      id: 'plans',
      title: t('terms.plansTitle'),
      table: {
        caption: t('terms.plansCaption'),
        widths: [20, 14, 22, 20, 24],
        head: [
          t('terms.plan'),
          t('terms.month'),
          t('terms.photosMonth'),
          t('terms.photosOnce'),
          t('terms.ownRules'),
        ],
        rows: plans.map((plan) => [
          plan.name,
          t('terms.price', { price: plan.priceUsd }),
          t('terms.count', { count: plan.photosPerMonth }),
          t('terms.count', { count: plan.photosPerBatch }),
          plan.hasCustomRules ? t('terms.yes') : t('terms.no'),
        ]),
      },
      text: [t('terms.planRefused')],
      founding: (members) => t('terms.founding', { members }),
    },
    {
      id: 'payment',
      title: t('terms.paymentTitle'),
      text: [t('terms.paymentMonthly'), t('terms.paymentRefund'), t('terms.paymentConcierge')],
      link: { to: PAGES.pricing.path, label: t('terms.paymentLink') },
    },
    {
      id: 'photos',
      title: t('terms.photosTitle'),
      text: [t('terms.photosNoRight'), t('terms.photosAllowed')],
    },
    {
      id: 'fair',
      title: t('terms.fairTitle'),
      list: [t('terms.fairAccount'), t('terms.fairAttacks'), t('terms.fairApi')],
    },
    {
      id: 'warranty',
      title: t('terms.warrantyTitle'),
      text: [t('terms.warrantyEngine', MEASURED.unseen), t('terms.warrantyLiability')],
    },
    {
      id: 'end',
      title: t('terms.endTitle'),
      text: [t('terms.endDelete')],
      link: { to: PAGES.usage.path, label: t('terms.endLink') },
    },
    {
      id: 'licences',
      title: t('terms.licencesTitle'),
      text: [t('terms.licences')],
      file: { href: '/licenses.txt', label: t('terms.licencesFile') },
    },
    { id: 'changes', title: t('terms.changesTitle'), text: [t('terms.changes')] },
  ],
};
