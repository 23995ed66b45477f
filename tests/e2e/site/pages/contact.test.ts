import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

const fixture = siteFixture();

async function fill(visitor: Visitor, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await visitor.fill(`[name="${name}"]`, value);
}

function valuesOf({ page }: Visitor): Promise<string[]> {
  return page.$$eval('form:has([name=message]) :is(input, textarea):not([name=website])', (fields) =>
    fields.map((field) => (field as HTMLInputElement).value),
  );
}

const MESSAGE = { name: 'Ann', email: 'ann@example.org', subject: 'A photo', message: 'Where is it?' };

describe('the contact form', () => {
  it(
    'says next to each field what is missing, and focuses the first',
    { tags: ['nightly', 'contact-form-all-four-fields'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/contact');
      await fill(visitor, { email: 'ann@nowhere' });
      await visitor.press('Send message');
      for (const text of [
        'Please enter your name',
        'Please enter a valid email address',
        'Please enter a subject',
        'Please enter a message',
      ]) {
        await visitor.sees(text);
      }
      expect(await visitor.read(':focus', (field) => field.getAttribute('name'))).toBe('name');
      await fill(visitor, { name: 'Ann' });
      expect(await visitor.text()).not.toContain('Please enter your name');
    },
  );

  it(
    'is cleared once the server has the message, and keeps every word until then',
    {
      tags: [
        'contact-form-draft-name-email',
        'submit-only-logs-message-sent',
        'form-cleared',
        'post-api-contact-stored-server',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/contact');
      await fill(visitor, MESSAGE);
      await visitor.cannotReach('/api/contact');
      await visitor.press('Send message');
      await visitor.sees('The server could not be reached. Check the connection and try again.');
      expect(await valuesOf(visitor)).toEqual(Object.values(MESSAGE));
      expect(await visitor.toasts()).toEqual([]);

      await visitor.canReachAll();
      const sent = visitor.page.waitForRequest((request) => request.url().endsWith('/api/contact'));
      await visitor.press('Send message');
      await visitor.seesToast("Message sent! We'll get back to you as soon as possible.");
      expect(JSON.parse((await sent).postData() ?? '')).toEqual({ kind: 'contact', ...MESSAGE, website: '' });
      expect(await valuesOf(visitor)).toEqual(['', '', '', '']);
      expect(await visitor.text()).not.toContain('could not be reached');
    },
  );

  it('has a field for bots that people can neither see nor reach', NIGHTLY, async () => {
    const visitor = await fixture.arrive();
    await visitor.open('/contact');
    const trap = await visitor.read('input[name=website]', (field) => {
      const { width, height } = field.parentElement?.parentElement?.getBoundingClientRect() ?? {};
      return [field.tabIndex, field.closest('[aria-hidden=true]') !== null, width, height];
    });
    expect(trap).toEqual([-1, true, 1, 1]);
  });
});

describe('the contact page, in either theme', () => {
  it('passes axe with all its errors, and does not scroll sideways', NIGHTLY, async () => {
    const visitor = await fixture.arrive({ widthPx: 320 });
    await visitor.open('/contact');
    await visitor.press('Send message');
    await visitor.press('Subscribe');
    await visitor.sees('Please enter a message');
    expect(await axeViolationsInBothThemes(visitor)).toEqual([]);
    expect(await sidewaysPx(visitor)).toBeLessThanOrEqual(0);
  });
});

describe('the help page', () => {
  it(
    'accepts a support request without a subject',
    { tags: ['support-form-name-email-message', 'forms-submit-behaviour'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/');
      await visitor.click('footer ::-p-text(Help)');
      await visitor.sees('How Can We Help?');
      expect(await visitor.page.$('[name=subject]')).toBeNull();
      const { subject: _subject, ...message } = MESSAGE;
      await fill(visitor, message);
      const sent = visitor.page.waitForRequest((request) => request.url().endsWith('/api/contact'));
      await visitor.press('Submit Support Request');
      await visitor.seesToast('Message sent!');
      expect(JSON.parse((await sent).postData() ?? '')).toMatchObject({ kind: 'support', ...message });
    },
  );
});
