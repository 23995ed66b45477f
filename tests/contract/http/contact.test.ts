import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#core/limits.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { passOnAll } from '#server/mail/outbox.ts';
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts';
import { OUTBOX_BASE_MS } from '#server/limits.ts';
import { json, type TestApp, testApp } from '../../fakes/servers/test-app.ts';
import { type ReceivedMail, startTestMailServer } from '../../fakes/servers/test-mail-server.ts';

const CONTACT = Object.freeze({
  kind: 'contact',
  name: 'Sam Sample',
  email: 'sam@example.com',
  subject: 'A question',
  message: 'Where is my pix?\nI looked everywhere.',
});
const SUPPORT = Object.freeze({
  kind: 'support',
  name: 'Sam Sample',
  email: 'sam@example.com',
  message: 'It does not start.',
});

const send = async ({ app }: TestApp, message: object, address = '203.0.113.1') => {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  return app.request('/api/contact', { ...json(message), headers });
};
const problemIn = async (answer: Response) => ((await answer.json()) as { error: string }).error;

/** Returns all stored messages that were never mailed, from the outbox. */
const kept = async ({ deps, clock }: TestApp) => {
  const messages = [];
  for (;;) {
    const message = await deps.store.messages.takeDue(clock.nowMs);
    if (!message) return messages;
    messages.push(message);
  }
};

const withMail = async () => {
  const mail = await startTestMailServer();
  const mailer = createSmtpMailer({ url: mail.url, from: 'site@example.org', to: 'team@example.org' });
  let tell = () => {};
  /** Resolves after the first attempt to send. */
  const tried = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const send: Mailer['send'] = (message, signal) => mailer.send(message, signal).finally(tell);
  return { ...(await testApp({ mailer: { ...mailer, send } })), mail, tried };
};
/** A mail's header and body, with folded lines unfolded. */
const read = ({ raw }: ReceivedMail) => {
  const [head = '', ...body] = raw.replaceAll('\r\n', '\n').split('\n\n');
  return { head: head.replaceAll(/\n[ \t]+/g, ' '), body: body.join('\n\n') };
};

describe('POST /api/contact', () => {
  it(
    'stores a message from the contact form',
    { tags: ['submit-only-logs-message-sent', 'post-api-contact-stored-server'] },
    async () => {
      const test = await testApp();
      const answer = await send(test, CONTACT);
      expect(answer.status).toBe(201);
      expect(await answer.json()).toEqual({ received: true });
      expect(await kept(test)).toEqual([{ ...CONTACT, id: expect.any(String), createdMs: test.clock.nowMs }]);
    },
  );

  it(
    'stores a message from the support form, which has no subject',
    { tags: ['forms-submit-behaviour'] },
    async () => {
      const test = await testApp();
      expect((await send(test, { ...SUPPORT, subject: 'not asked for' })).status).toBe(201);
      expect(await kept(test)).toMatchObject([{ ...SUPPORT, subject: null }]);
    },
  );

  it('answers normally but stores nothing if the hidden field is filled in', async () => {
    const test = await testApp();
    const answer = await send(test, { ...CONTACT, website: 'https://spam.example' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ received: true });
    expect(await kept(test)).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name: Please enter your name'],
    [{ email: '' }, 'email: Please enter your email address'],
    [{ email: 'sam' }, 'email: Please enter a valid email address'],
    [{ email: 'sam@example.com\nBcc: all@example.com' }, 'email: Please enter a valid email address'],
    [{ subject: '' }, 'subject: Please enter a subject'],
    [{ subject: undefined }, 'subject: '],
    [{ message: '' }, 'message: Please enter a message'],
    [{ message: 'x'.repeat(5001) }, 'message: Please keep this under 5000 characters'],
    [{ name: 'x'.repeat(101) }, 'name: Please keep this under 100 characters'],
    [{ kind: 'complaint' }, 'kind: '],
  ])('refuses %j, and says what is wrong in which field', async (change, problem) => {
    const test = await testApp();
    const answer = await send(test, { ...CONTACT, ...change });
    expect(answer.status).toBe(400);
    expect(await problemIn(answer)).toContain(problem);
    expect(await kept(test)).toEqual([]);
  });

  it('reports all problems at once', async () => {
    const problem = await problemIn(await send(await testApp(), { ...CONTACT, name: '', message: '' }));
    expect(problem).toContain('name: Please enter your name; message: Please enter a message');
  });

  it('accepts the longest message that the form allows, in any script', async () => {
    const test = await testApp();
    expect((await send(test, { ...CONTACT, message: '\u5199'.repeat(5000) })).status).toBe(201);
  });

  it('removes characters that could trip a database or a reader', async () => {
    const test = await testApp();
    const odd = 'a\u0000b\r\nc\td\u001B[31m';
    expect((await send(test, { ...CONTACT, name: odd, subject: odd, message: odd })).status).toBe(201);
    expect(await kept(test)).toMatchObject([
      { name: 'a b c d [31m', subject: 'a b c d [31m', message: 'a b\nc\td [31m' },
    ]);
    expect((await send(test, { ...CONTACT, email: 'a\u0000b@example.com' })).status).toBe(400);
  });

  it('limits how often an address can send', async () => {
    const test = await testApp({ trustedProxies: 1 });
    const { calls, windowMs } = RATE_LIMITS.messages;
    for (let sent = 0; sent < calls; sent += 1) {
      expect((await send(test, CONTACT)).status).toBe(201);
    }
    const refused = await send(test, CONTACT);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await send(test, CONTACT, '203.0.113.2')).status).toBe(201);
    test.clock.nowMs += windowMs;
    expect((await send(test, CONTACT)).status).toBe(201);
  });
});

describe('a mailed message', () => {
  it('comes from our own address to the team, and replies go to the sender', async () => {
    const test = await withMail();
    await send(test, CONTACT);
    await test.mail.arrived(1);
    const [mail] = test.mail.mails;
    expect(mail).toMatchObject({ from: 'site@example.org', to: ['team@example.org'] });
    const { head, body } = read(mail as ReceivedMail);
    expect(head).toContain('From: Where My Pix <site@example.org>');
    expect(head).toContain('To: team@example.org');
    expect(head).toContain('Reply-To: Sam Sample <sam@example.com>');
    expect(head).toContain('Subject: [Contact] A question');
    expect(head).toMatch(/Content-Type: text\/plain/);
    expect(body).toContain('Where is my pix?\nI looked everywhere.');
    expect(body).toContain('Sam Sample <sam@example.com>');
  });

  it('says in its subject that it is a support request', async () => {
    const test = await withMail();
    await send(test, SUPPORT);
    await test.mail.arrived(1);
    expect(read(test.mail.mails[0] as ReceivedMail).head).toContain('Subject: [Support] from Sam Sample');
  });

  it('can add neither headers nor recipients', async () => {
    const test = await withMail();
    const evil = 'x\r\nBcc: everyone@example.com\r\n\r\nanother mail\u0000\u0085';
    await send(test, { ...CONTACT, name: evil, subject: evil, message: evil });
    await test.mail.arrived(1);
    const [mail] = test.mail.mails;
    expect(mail?.to).toEqual(['team@example.org']);
    const { head } = read(mail as ReceivedMail);
    expect(head).not.toMatch(/^bcc:/im);
    const names = head.split('\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
    expect(names.toSorted()).toEqual([
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
  });

  it.each(['kim@evil.example>,<sam@example.com', '"kim@evil.example,"@example.com', 'a,b@example.com'])(
    'replies to a single address, also for %s',
    async (email) => {
      const test = await withMail();
      if ((await send(test, { ...CONTACT, email })).status !== 201) return;
      await test.mail.arrived(1);
      const { head } = read(test.mail.mails[0] as ReceivedMail);
      const [, replyTo = ''] = /^Reply-To: (.*)$/m.exec(head) ?? [];
      expect(replyTo.match(/</g)).toHaveLength(1);
      expect(test.mail.mails[0]?.to).toEqual(['team@example.org']);
    },
  );

  it('is confirmed before the mail server accepts it', async () => {
    const test = await withMail();
    let release = () => {};
    test.mail.hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    expect((await send(test, CONTACT)).status).toBe(201);
    expect(test.mail.mails).toEqual([]);
    release();
    await test.mail.arrived(1);
  });

  it('is kept while the mail server is down, and mailed once when it is back', async () => {
    const test = await withMail();
    await test.mail.stop();
    expect((await send(test, CONTACT)).status).toBe(201);
    await test.tried;
    await test.mail.start();
    await passOnAll(test.deps);
    expect(test.mail.mails).toEqual([]);
    test.clock.nowMs += OUTBOX_BASE_MS;
    await passOnAll(test.deps);
    test.clock.nowMs += 100 * OUTBOX_BASE_MS;
    await passOnAll(test.deps);
    expect(test.mail.mails).toHaveLength(1);
    expect(test.log.join()).not.toContain('sam@example.com');
  });

  it('does not hold up the next one if the mail server refuses it', async () => {
    const test = await withMail();
    const { store } = test.deps;
    const { kind: _kind, ...words } = CONTACT;
    for (const subject of ['one', 'two']) {
      await store.messages.add({ ...words, kind: 'contact', subject }, test.clock.nowMs);
    }
    test.mail.refusal = 554;
    await passOnAll(test.deps);
    expect(test.log.filter((line) => line.includes('the mail server answered 554'))).toHaveLength(2);
    test.mail.refusal = undefined;
    test.clock.nowMs += OUTBOX_BASE_MS;
    await passOnAll(test.deps);
    expect(test.mail.mails).toHaveLength(2);
  });

  it('is mailed once by two servers that start at the same moment', async () => {
    const test = await withMail();
    const { kind: _kind, ...words } = CONTACT;
    for (let count = 0; count < 10; count += 1) {
      await test.deps.store.messages.add({ ...words, kind: 'contact' }, test.clock.nowMs);
    }
    while (test.mail.mails.length < 10) {
      await Promise.all([passOnAll(test.deps), passOnAll(test.deps)]);
    }
    expect(new Set(test.mail.mails.map((mail) => /Message-ID: (\S+)/i.exec(mail.raw)?.[1])).size).toBe(10);
    expect(test.mail.mails).toHaveLength(10);
  });
});
