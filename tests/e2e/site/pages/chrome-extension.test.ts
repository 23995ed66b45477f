import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import {
  EXTENSION_FEATURES,
  EXTENSION_QUESTIONS,
  INSTALL_STEPS,
} from '../../../../site/extension-page/chrome-extension-copy.ts';
import { isReadable } from '../support/readable.ts';
import { siteFixture } from '../support/site-fixture.ts';

const fixture = siteFixture();

describe('the extension’s page', () => {
  it(
    'says what it does and how to install it, and answers three questions',
    {
      tags: [
        'chrome-extension-public-marketing',
        'features-install-steps-three-faqs',
        'faqs-free-chromium-browsers',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/chrome-extension');
      for (const { title } of [...EXTENSION_FEATURES, ...INSTALL_STEPS]) await visitor.sees(title);
      expect(EXTENSION_QUESTIONS).toHaveLength(3);
      for (const { question } of EXTENSION_QUESTIONS) await visitor.sees(question);
      await visitor.click('main details:last-of-type summary');
      await visitor.sees('For our service, yes, a free one');
    },
  );

  it('shows every picture that it names', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/chrome-extension');
    const pictures = await visitor.page.$$eval('main img', (all) =>
      all.map(({ src, alt }) => ({ src, alt })),
    );
    expect(pictures).toHaveLength(4);
    for (const { src, alt } of pictures) {
      expect((await fetch(src)).headers.get('content-type')).toBe('image/webp');
      expect(alt.length).toBeGreaterThan(40);
    }
  });

  isReadable(fixture, '/chrome-extension', NIGHTLY);
});
