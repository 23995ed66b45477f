import { PLANS } from '#core/accounts/plan.ts';
import { BRAND } from '../../site/facts/brand.ts';
import { FAQ } from '../../site/faq/faq-copy.ts';
import { PLAN_COPY } from '../../site/pricing/plan-copy.ts';
import { descriptionOf } from '../../site/app/page-metadata.ts';
import { type PageName, PAGES } from '../../site/app/pages.ts';

/** Returns a page's schema.org data for search engines. */
export function structuredDataOf(name: PageName, origin: string): object[] {
  if (name === 'home' || name === 'pricing') return [product(origin)];
  return name === 'faq' ? [questions()] : [];
}

function product(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: BRAND.name,
    url: `${origin}${PAGES.home.path}`,
    description: descriptionOf('home'),
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    offers: Object.values(PLANS).map(({ id, name, priceUsd }) => ({
      '@type': 'Offer',
      name,
      description: PLAN_COPY[id].description,
      price: String(priceUsd),
      priceCurrency: 'USD',
      url: `${origin}${PAGES.pricing.path}`,
    })),
  };
}

/** The questions are headings; see `phrased`. */
const BREAKS = /\u200B/g;

function questions(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: FAQ.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question.replaceAll(BREAKS, ''),
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
