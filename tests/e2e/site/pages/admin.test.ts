import { describe, expect, it } from 'vitest';
import { PLANS } from '#core/accounts/plan.ts';
import { hashPassword } from '#server/admin/password-hash.ts';
import { NIGHTLY } from '../../../nightly.ts';
import { axeViolationsInBothThemes, sidewaysPx } from '../support/axe-violations.ts';
import { watchDownloads } from '../support/downloads.ts';
import { siteFixture } from '../support/site-fixture.ts';
import type { Visitor, VisitorOptions } from '../../../../scripts/visitor/visitor.ts';

const ADMIN_EMAIL = 'boss@example.org';
const PASSWORD = 'open sesame';

const fixture = siteFixture({
  ADMIN_EMAIL,
  ADMIN_PASSWORD_HASH: await hashPassword(PASSWORD, { rounds: 1024, blockSize: 8, parallelism: 1 }),
  DEFAULT_PLAN: 'free',
  FOUNDING_MEMBERS: '0',
});

async function type(visitor: Visitor, password: string): Promise<void> {
  await visitor.fill('#admin-password', password);
  await visitor.press('Unlock');
}

async function unlocked(options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await fixture.arrive(options);
  await visitor.signIn(ADMIN_EMAIL);
  await visitor.open('/admin');
  await visitor.sees('This screen is locked.');
  await type(visitor, PASSWORD);
  await visitor.sees('Your account');
  return visitor;
}

describe('the way to the admin screen', () => {
  it(
    'leads visitors to the login page, and the administrator back from it',
    { tags: ['admin-under-guard-route', 'logged-goes-login'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.open('/admin');
      await visitor.isAt('/login');
      await visitor.press('Login with Google');
      await visitor.nameThemselves(ADMIN_EMAIL);
      await visitor.isAt('/admin');
      await visitor.sees('This screen is locked.');
      expect(await visitor.read('meta[name=robots]', (meta) => meta.content)).toBe('noindex');
    },
  );

  it(
    'leads every other account to the home page',
    {
      tags: [
        'guard-stands-above-admin',
        'logged-other-user-goes',
        'rule-guard-above-admin',
        'admin-route-guard-asks-server',
      ],
    },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn('ann@example.org');
      await visitor.page.goto(`${fixture.site.origin}/admin`);
      await visitor.isAt('/');
      expect(await visitor.text()).not.toContain('Admin');
    },
  );

  it(
    'reports an unreachable server, and asks it again',
    { tags: ['nightly', 'admin-route-guard-asks-server'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn(ADMIN_EMAIL);
      await visitor.cannotReach('/api/admin');
      await visitor.open('/admin');
      await visitor.sees('The server can’t be reached, so your access can’t be checked.');
      visitor.getsNoAnswer();
      await visitor.press('Try again');
      await visitor.canReachAll();
      await visitor.sees('This screen is locked.');
      expect(await visitor.text()).not.toContain('can’t be reached');
    },
  );
});

describe('the admin screen, in either theme', () => {
  it('passes axe, and does not scroll sideways', NIGHTLY, async () => {
    const someone = await fixture.arrive();
    const email = `${'a'.repeat(48)}@example.org`;
    await someone.signIn(email);
    const visitor = await unlocked({ widthPx: 320 });
    const passes = async (state: string) => {
      expect(await axeViolationsInBothThemes(visitor), state).toEqual([]);
      expect(await sidewaysPx(visitor), state).toBeLessThanOrEqual(0);
    };
    await visitor.sees(email);
    await passes('all accounts');
    await visitor.fill('#search-accounts', 'aaa');
    await visitor.sees('1 account.');
    await visitor.click(`summary ::-p-text(${email})`);
    await visitor.find('details[open]');
    await passes('an account that was found');
    await visitor.fill('#search-accounts', 'nobody');
    await visitor.sees('No account matches.');
    await passes('nothing found');
  });
});

describe('the administrator', () => {
  it(
    'changes plans and resets the count, on any account',
    {
      tags: [
        'password-login-then-admin-controls',
        'plan-free-pro-enterprise-admin',
        'your-plan-has-been-updated',
        'admin-can-reset-count-usage',
        'can-set-plan-free-pro',
        'sees-current-plan-count',
      ],
    },
    async () => {
      const ann = await fixture.arrive();
      await ann.signIn('ann@example.org');
      const [photo] = await fixture.photos.drawMany(1);
      await ann.choose([photo?.path ?? '']);
      await ann.sees('1 file selected');
      await ann.press('Organize Photos');
      await ann.sees('Download ZIP');

      const visitor = await unlocked();
      await visitor.press('Pro');
      await visitor.seesToast('Your plan has been updated to PRO');
      await visitor.sees(`0 / ${PLANS.pro.photosPerMonth.toLocaleString('en-US')}`);

      await visitor.fill('#search-accounts', 'nobody@example.org');
      await visitor.sees('No account matches.');
      await visitor.fill('#search-accounts', 'ANN@example.org');
      await visitor.sees('1 account.');
      await visitor.sees(`1 / ${PLANS.free.photosPerMonth}`);
      await visitor.click('summary ::-p-text(ann@example.org)');
      await visitor.press('Enterprise');
      await visitor.seesToast('Your plan has been updated to ENTERPRISE The plan of ann@example.org.');
      await visitor.press('Reset count');
      await visitor.sees('Reset the count?');
      await visitor.click('[role=alertdialog] ::-p-text(Reset count)');
      await visitor.seesToast('Usage counter has been reset The counter of ann@example.org.');
      await visitor.sees(`0 / ${PLANS.enterprise.photosPerMonth.toLocaleString('en-US')}`);

      await ann.open('/usage');
      await ann.sees('ENTERPRISE');
      await ann.sees(`0 / ${PLANS.enterprise.photosPerMonth.toLocaleString('en-US')}`);
    },
  );

  it('searches once nothing more is typed, not for each letter', NIGHTLY, async () => {
    const visitor = await unlocked();
    const asked: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.url().endsWith('/api/admin/accounts/search')) asked.push(request.postData() ?? '');
    });
    await visitor.page.$eval('#search-accounts', async (field) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (const text of ['n', 'no', 'nob', 'nobo', 'nobod', 'nobody']) {
        value?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
    });
    await visitor.sees('No account matches.');
    expect(asked).toEqual([JSON.stringify({ text: 'nobody' })]);
  });

  it(
    'downloads the newsletter’s addresses, and restores its form',
    {
      tags: [
        'nightly',
        'reset-control-admin-mode-returns',
        'newsletters-admin-mode-email-count',
        'ctrl-shift-e-downloads-captured',
      ],
    },
    async () => {
      const visitor = await unlocked();
      const downloads = await watchDownloads(visitor, fixture.photos.folder);
      await visitor.sees('0 emails captured');
      await visitor.fill('section[aria-labelledby="newsletter"] input', 'cleo@example.org');
      await visitor.press('Subscribe');
      await visitor.sees('You are subscribed.');
      await visitor.press('Reset Form');
      await visitor.sees('Subscribe');
      await visitor.press('Download');
      const { name, bytes } = await downloads.next();
      expect(name).toMatch(/^captured_emails_\d{4}-\d{2}-\d{2}\.txt$/);
      expect(bytes.toString()).toMatch(/^cleo@example\.org,\d{4}-\d{2}-\d{2}T[\d:.]+Z\n$/);
      await visitor.sees('1 email captured');
      await visitor.page.keyboard.down('Control');
      await visitor.page.keyboard.down('Shift');
      await visitor.page.keyboard.press('KeyE');
      expect((await downloads.next()).bytes.equals(bytes)).toBe(true);
    },
  );

  it(
    'is locked out by a reload, and by a token that the server no longer accepts',
    { tags: ['two-states-locked-unlocked', 'admin-b-password-checked-browser'] },
    async () => {
      const visitor = await unlocked();
      await visitor.page.reload();
      await visitor.sees('This screen is locked.');
      await type(visitor, PASSWORD);
      await visitor.sees('Your account');

      await visitor.spoilsHeader('x-admin-unlock', 'PUT');
      await visitor.press('Enterprise');
      await visitor.sees('The screen locked automatically. Type the password again to continue.');
      expect(await visitor.text()).not.toContain('Your account');
    },
  );

  it(
    'learns of a wrong password, how many attempts are left, and when to come back',
    { tags: ['nightly', 'mismatch-alert-incorrect-password', 'wrong-admin-password-alert-incorrect'] },
    async () => {
      const visitor = await fixture.arrive();
      await visitor.signIn(ADMIN_EMAIL);
      await visitor.open('/admin');
      await visitor.sees('This screen is locked.');
      for (const left of ['4 attempts left.', '3 attempts left.', '2 attempts left.', '1 attempt left.']) {
        await type(visitor, 'open barley');
        await visitor.sees(left);
        expect(await visitor.read('[role=alert]', (alert) => alert.textContent)).toBe('Incorrect password');
      }
      await type(visitor, 'open barley');
      await visitor.waitFor(() => !document.body.innerText.includes('1 attempt left.'));
      await type(visitor, PASSWORD);
      await visitor.sees('Too many attempts. Come back in 1');
    },
  );
});
