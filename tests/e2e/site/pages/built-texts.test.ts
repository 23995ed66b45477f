import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#messages/language.ts';
import { PLANS } from '#core/accounts/plan.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';

const SITE = fileURLToPath(new URL('../../../../dist/site', import.meta.url));

function htmlOf(language: string, path: string): string {
  const folder = language === 'en' ? SITE : join(SITE, language);
  return readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
}

/** The start of a sentence of the home page, up to a character that code may escape. */
function homeText(language: string): string {
  const file = join(SITE, '../../shared/messages', language, 'home.json');
  const { namesText } = JSON.parse(readFileSync(file, 'utf8')) as { readonly namesText: string };
  return /^[^\u00a0\u202f'"`{]+/.exec(namesText)?.[0] ?? '';
}

/** The words of a built page, without its markup. */
function wordsOf(language: string, path: string): string {
  return htmlOf(language, path)
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

/** Returns a page's sentences about more photos than fit into one batch. */
function rulesIn(words: string): string[] {
  const { free, pro, enterprise } = PLANS;
  const sentences = words.split(/(?<=[.。])/).map((sentence) => sentence.trim());
  return sentences.flatMap((sentence, at) => {
    const isRule = sentence.includes(pro.name) && sentence.includes(enterprise.name) && /ZIP/.test(sentence);
    const next = sentences[at + 1] ?? '';
    return isRule && next.includes(free.name) && next.includes(String(free.photosPerBatch))
      ? [`${sentence} ${next}`.slice(sentence.search(/\S*\s?(?:Pro)/))]
      : [];
  });
}

describe.each(LANGUAGES)('the built pages in %s', (language) => {
  it('give the same batch limits: pricing and help', () => {
    const [onPricing, inHelp] = ['/pricing', '/help'].map((path) => rulesIn(wordsOf(language, path)).at(0));
    expect(onPricing).toBeDefined();
    expect(inHelp).toBe(onPricing);
  });

  it(
    'have no sample data, and neither link to nor list the page with the popup',
    { tags: ['popup-appears-pop-alone-neither', 'team-phone-e-mail-office'] },
    () => {
      for (const path of PUBLIC_PATHS) {
        expect(wordsOf(language, path), path).not.toMatch(/\bSample\b|example\.com|555-0100/);
        expect(htmlOf(language, path), path).not.toMatch(/href="[^"]*\/pop"/);
      }
      expect(htmlOf(language, '/pop')).toContain('noindex');
      expect(htmlOf(language, '/pop')).not.toMatch(/<title>[^<]*test/i);
      expect(wordsOf(language, '/pop')).not.toMatch(/\btest\b/i);
    },
  );

  it('load scripts with their own words, and no other language’s', () => {
    const [, names = ''] = / data-scripts="([^"]+)"/.exec(htmlOf(language, '/')) ?? [];
    const scripts = names.split(' ').map((path) => readFileSync(join(SITE, path), 'utf8'));
    const said = LANGUAGES.filter((each) => scripts.join('').includes(homeText(each)));
    expect(said).toEqual([language]);
  });

  it('show the first and the last year in the footer', () => {
    const years = /© (\d{4}(?:–\d{4})?) /.exec(wordsOf(language, '/about'))?.[1];
    const now = new Date().getFullYear();
    expect(years).toBe(now > 2025 ? `2025–${now}` : '2025');
  });

  it.each(['/usage', '/admin'])(
    'show “Loading…” if a login is required, as on %s',
    { tags: ['separate-login-only-guard-leads'] },
    (path) => {
      const main = /<main.*<\/main>/s.exec(htmlOf(language, path))?.[0] ?? '';
      expect(main).toMatch(/<output[^>]*><span class="(?!sr-only)[^"]*">[^<]+(?:…|\.\.\.|中)<\/span>/);
    },
  );
});

it('the tagline says what is unlimited', () => {
  expect(wordsOf('en', '/')).toMatch(/Unlimited access for the first .*: no monthly limit\./);
});
