import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pageFile } from '../../../../scripts/prerender/site-build.ts';
import { FOUNDING_MEMBERS } from '#core/limits.ts';
import { fillFounding } from '#server/pages/fill-founding.ts';
import { PAGES } from '../../../../site/app/pages.ts';

const SITE = fileURLToPath(new URL('../../../../dist/site', import.meta.url));
const LEGAL_LINKS = ['/terms', '/privacy', '/contact'];

/** A page as served, before its scripts run. */
const html = (path: string) =>
  fillFounding(readFileSync(join(SITE, pageFile(path)), 'utf8'), FOUNDING_MEMBERS, 'left');
const part = (path: string, name: 'header' | 'main' | 'footer') =>
  new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(html(path))?.[0] ?? '';

/** Returns the markup's text that a visitor sees: the page's first script shows what is for accounts with a plan. */
function textOf(markup: string): string {
  const characters = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const;
  return markup
    .replaceAll('<!-- -->', '')
    .replaceAll(/<(\w+) class="[^"]*\bif-present\b[^>]*>[^<]*<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity as keyof typeof characters])
    .replaceAll(/\s+/g, ' ');
}

function attributes(markup: string, tag: string, name: string): string[] {
  const tags = markup.match(new RegExp(`<${tag} [^>]*>`, 'g')) ?? [];
  return tags.flatMap((found) => new RegExp(` ${name}="([^"]*)"`).exec(found)?.[1] ?? []);
}

describe('the site', () => {
  it(
    'has the specification’s routes and the photo credits, and no other',
    { tags: ['route-table-20-addresses-found', 'site-serves-marketing-pages-plus'] },
    () => {
      const specified = `/ /features /pricing /help /examples /faq /demos /chrome-extension /chrome-store-policy
      /about /contact /terms /privacy /credits /upload /usage /login /signup /admin /success /pop *`;
      const paths = Object.values(PAGES).map(({ path }) => path);
      expect(paths.toSorted()).toEqual(specified.split(/\s+/).toSorted());
    },
  );

  it(
    'has a fixed header with brand, menu and login',
    {
      tags: [
        'header-fixed-brand-link',
        'desktop-menu-features-pricing',
        'logout-when-logged-otherwise-log',
        'product-called-where-my-pix',
      ],
    },
    () => {
      const header = part('/', 'header');
      expect(header).toMatch(/^<header class="fixed /);
      expect(textOf(header)).toMatch(
        /Where My Pix .*Features Pricing Resources .*Company .*Log In Sign Up - It's Free Organize photos/,
      );
      const links = attributes(header, 'a', 'href');
      for (const name of ['examples', 'demos', 'chromeExtension', 'help', 'faq'] as const) {
        expect(links).toContain(PAGES[name].path);
      }
      for (const name of ['about', 'contact', 'privacy', 'terms'] as const) {
        expect(links).toContain(PAGES[name].path);
      }
      expect(links).not.toContain('/usage');
      expect(links).toContain('/upload');
    },
  );

  it(
    'has a footer with copyright, credit, where the proceeds go, and five places to share it',
    { tags: ['footer-copyright-line-credit-all'] },
    () => {
      const text = textOf(part('/', 'footer'));
      expect(text).toMatch(/© 2025(?:–\d{4})? Where My Pix/);
      expect(text).toContain('Made by the Where My Pix team.');
      // Nobody gets the proceeds until somebody is configured.
      expect(text).not.toContain('All proceeds go to');
      for (const place of ['Facebook', 'X', 'Instagram', 'LinkedIn', 'Pinterest']) {
        expect(text).toContain(` ${place} `);
      }
    },
  );
});

describe('a page', () => {
  it.each([
    ['/', ['A heap of photos in. Labeled folders out.', 'See what it does']],
    ['/', ['Our AI identifies', 'categorizes it', 'in one neatly organized ZIP']],
    ['/examples', ['people with scattered photos', 'busy professionals', 'families', 'content creators']],
    ['/examples', ['travelers', 'photographers', 'archivists']],
    ['/', ['Unlimited access for the first 100 users who sign up']],
    ['/pricing', ['Free $0 /month', 'Pro Most popular $9 /month', 'Enterprise $29 /month']],
    ['/pricing', ['The first 100 accounts have no monthly limit.']],
    ['/upload', ['Organize Your Photos', 'Drag & drop your photos here', 'or click to browse your files']],
    ['/upload', ['Browse Images', 'Organize Photos', '0 files selected']],
    ['/upload', ['AI Powered', 'Smart Categorization', 'Privacy First', 'How It Works', 'up to 20 at once']],
    [
      '/upload',
      ['We only accept JPG, PNG, WebP, GIF, AVIF, HEIC, JPEG XL, TIFF and BMP images up to 256 MB each.'],
    ],
    ['/login', ['Loading', 'Sign up']],
    ['/signup', ['Create an account', 'Loading', 'Already have a Google account? Log in']],
    ['/features', ['Core Features & Benefits', 'Instantly Find Any Photo']],
    ['/help', ['How Can We Help?', 'Search the help', 'Getting Started', 'Uploading Photos']],
    ['/help', ['Organization Features', 'Account Management', 'Troubleshooting', 'Contact Support']],
    ['/help', ['Submit Support Request']],
    ['/examples', ['Family Photo Organization', 'Travel Collections', 'Project Documentation']],
    ['/examples', ['Event Photography', 'Product Photography', 'Photo Archiving', 'Try it now']],
    ['/about', ['Our story', 'Our mission', 'founded in 2025']],
    ['/contact', ['Newsletter', 'Send message', 'Name', 'Email', 'Subject', 'Message']],
    [
      '/chrome-extension',
      ['How to load it', 'Load unpacked', 'Is it free?', 'Which browsers does it run in?'],
    ],
    ['/chrome-extension', ['Do I need an account?']],
    ['/faq', ['over an encrypted connection']],
    ['/success', ['Success!', 'Your action was completed successfully.', 'Go to Uploads']],
    ['*', ['404', 'Oops! Page not found']],
  ])(
    'shows at %s what the specification names: %s',
    {
      tags: [
        'audience-people-scattered-photos',
        'connections-encrypted',
        'unlimited-access-first-100-users',
        'public-home',
        'examples-public-example-use-cases',
        'contact-public-details-message-form',
        'headline-link-features',
        'home-copy-identifies-categorizes',
        'organize-your-photos-upload-section',
        'three-feature-cards-ai-powered',
        'drag-drop-your-photos-here',
        'login-shows-loading-while-auth',
        'already-have-google-account-log',
        'six-cards-their-names',
        'six-topic-cards-their-names',
        'email-phone-office-las-vegas',
        'faqs-free-chromium-browsers',
        'plan-priceinfo-payment-price-id',
        'auth-loading-then-authenticated',
        'team-phone-e-mail-office',
      ],
    },
    (path, words) => {
      const text = textOf(part(path, 'main'));
      for (const said of words) expect(text).toContain(said);
    },
  );

  it.each([
    ['/', ['/features', '/upload']],
    ['/login', ['/signup']],
    ['/signup', ['/login']],
    ['/examples', [...LEGAL_LINKS, '/features', '/about', '/upload']],
    ['/help', [...LEGAL_LINKS, '/features', '/about']],
    ['/faq', [...LEGAL_LINKS, '/faq']],
    ['/about', ['/contact']],
    ['/success', ['/upload']],
    ['*', ['/']],
  ])(
    'links from %s to %s',
    {
      tags: [
        'headline-link-features',
        'single-login-google-button-link',
        'examples-links-terms-privacy-contact',
        'faq-links-terms-privacy-contact',
        'help-links-terms-privacy-contact',
        'link',
      ],
    },
    (path, targets) => {
      expect(attributes(part(path, 'main'), 'a', 'href')).toEqual(expect.arrayContaining(targets));
    },
  );

  it(
    'lists what each plan includes and what not',
    {
      tags: [
        'pricing-public-three-plan-cards',
        'three-plan-cards',
        'plan-id-name-description-price',
        'free-0-month-25-images',
        'pro-most-popular-9-month',
        'enterprise-29-month-100-000',
        'free',
      ],
    },
    () => {
      const text = textOf(part('/pricing', 'main'));
      expect(text).toMatch(
        /25 photos a month, up to 20 at once .*Included: Basic categorization .*Included: Download as ZIP .*Not included: Batch processing .*Not included: Email support .*Start Free Pro/,
      );
      expect(text).toMatch(
        /10,000 photos a month, batches of up to 100 .*Included: Advanced categorization .*Included: Batch processing .*Included: Email support .*Enterprise/,
      );
      expect(text).toMatch(
        /100,000 photos a month, batches of up to 250 .*Included: Batch processing .*Included: Priority support/,
      );
    },
  );

  it.each(Object.values(PAGES).map(({ path }) => path))('says Login at %s', (path) => {
    const text = textOf(['header', 'main', 'footer'].map((name) => part(path, name as 'main')).join(' '));
    expect(text).not.toMatch(/\bsign(?:s|ed|ing)?[ -](?:in|out)\b/i);
  });

  it('accepts several image files at once', { tags: ['browse-images-button-accepting'] }, () => {
    const picker = html('/upload').match(/<input[^>]* type="file"[^>]*aria-label="Browse Images"[^>]*>/)?.[0];
    expect(picker).toContain('multiple=""');
    expect(picker).toContain('accept="image/*,');
  });

  it(
    'marks the required fields, and which of them is an email address',
    { tags: ['field-type-email-required'] },
    () => {
      const [newsletter] =
        /<input [^>]*type="email"[^>]*placeholder[^>]*>/.exec(part('/contact', 'main')) ?? [];
      expect(newsletter).toContain('required=""');
    },
  );

  it(
    'asks for name, email, subject and message in the contact form, and for no subject in the support form',
    {
      tags: [
        'support-form-name-email-message',
        'message-form-name-email-subject',
        'contact-form-all-four-fields',
      ],
    },
    () => {
      const fieldsOf = (path: string) =>
        ['input', 'textarea'].flatMap((tag) =>
          (part(path, 'main').match(new RegExp(`<${tag} [^>]*required=""[^>]*>`, 'g')) ?? []).flatMap(
            (field) => / name="([^"]+)"/.exec(field)?.[1] ?? [],
          ),
        );
      expect(fieldsOf('/contact')).toEqual(['name', 'email', 'subject', 'message']);
      expect(fieldsOf('/help')).toEqual(['name', 'email', 'message']);
      expect(part('/contact', 'main')).toMatch(/type="email"[^>]*name="email"/);
    },
  );

  it('explains how it works in five steps', { tags: ['how-works-five-steps-first'] }, () => {
    const [, steps = ''] =
      /<section aria-labelledby="how-it-works".*?<ol[^>]*>(.*?)<\/ol>/s.exec(html('/upload')) ?? [];
    expect(steps.match(/<li /g)).toHaveLength(5);
    expect(textOf(steps)).toMatch(/1 Pick your photos .*up to 20 at once/);
  });
});
