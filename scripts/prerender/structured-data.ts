import { PLANS } from '#core/plan.ts';
import { BRAND } from '../../site/kit/brand.ts';
import { FAQ } from '../../site/faq/faq-copy.ts';
import { PAGE_METADATA } from '../../site/app/page-metadata.ts';
import { type PageName, PAGES } from '../../site/app/pages.ts';

/** What a page says to search engines in schema.org's words. */
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
    description: PAGE_METADATA.home.description,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    offers: Object.values(PLANS).map(({ name, description, priceUsd }) => ({
      '@type': 'Offer',
      name,
      description,
      price: String(priceUsd),
      priceCurrency: 'USD',
      url: `${origin}${PAGES.pricing.path}`,
    })),
  };
}

function questions(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: FAQ.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
