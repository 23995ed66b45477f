import { PLANS } from '#core/plan.ts';
import { BRAND } from '../../site/content/brand.ts';
import { FAQ } from '../../site/content/faq.ts';
import { ROUTE_DESCRIPTIONS } from '../../site/content/route-descriptions.ts';
import { type RouteName, ROUTES } from '../../site/content/routes.ts';

/** What a page says to search engines in schema.org's words. */
export function structuredDataOf(name: RouteName, origin: string): object[] {
  if (name === 'home' || name === 'pricing') return [product(origin)];
  return name === 'faq' ? [questions()] : [];
}

function product(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: BRAND.name,
    url: `${origin}${ROUTES.home.path}`,
    description: ROUTE_DESCRIPTIONS.home,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    offers: Object.values(PLANS).map(({ name, description, priceUsd }) => ({
      '@type': 'Offer',
      name,
      description,
      price: String(priceUsd),
      priceCurrency: 'USD',
      url: `${origin}${ROUTES.pricing.path}`,
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
