import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { acceptedFormatsText } from '../../../site/kit/accepted-formats.ts';
import { failureText } from '#core/failure-text.ts';
import { countText } from '#core/naming/number-text.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { PLANS } from '#core/accounts/plan.ts';
import { CHROME_STORE_POLICY } from '../../../site/legal/chrome-store-policy-copy.ts';
import { MESSAGE_FORM } from '../../../site/contact/contact-copy.ts';
import { EXAMPLES } from '../../../site/examples/examples-copy.ts';
import { FAQ } from '../../../site/faq/faq-copy.ts';
import { FEATURES } from '../../../site/features/features-copy.ts';
import { HELP_QUESTIONS } from '../../../site/help/help-copy.ts';
import { MEASURED } from '../../../site/facts/measured.ts';
import { PRIVACY } from '../../../site/legal/privacy-copy.ts';
import { english } from '../../fakes/english.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const allText = (value: unknown) => JSON.stringify(value);

describe('the pages’ statements', () => {
  it(
    'about plans, sizes and formats match the product',
    {
      tags: [
        'note-we-only-accept-jpg',
        'help-faq-claims-jpg-png',
        'faq-free-plan-up-100',
        'every-page-says-same-list',
        'free-has-25-images-pages',
      ],
    },
    () => {
      const said = allText(FAQ);
      const { free, pro, enterprise } = PLANS;
      for (const plan of [free, pro, enterprise]) expect(said).toContain(countText(plan.photosPerMonth));
      expect(said).toContain(acceptedFormatsText());
      expect(said).toContain(sizeText(MAX_PHOTO_BYTES, english));
      expect(allText(HELP_QUESTIONS)).toContain(acceptedFormatsText());
    },
  );

  it('about an unreachable server are the same on the forms as everywhere', () => {
    expect(MESSAGE_FORM.unreachable).toBe(failureText({ code: 'network-unreachable', details: {} }, english));
  });

  it(
    'about speed and accuracy match docs/benchmarks.md',
    { tags: ['faq-500-photos-take-10', 'page-says-product-does-benchmark'] },
    () => {
      const benchmarks = flat(read('docs/benchmarks.md'));
      const privacy = flat(read('docs/privacy.md'));
      const { accuracy, run } = MEASURED;
      expect(benchmarks).toMatch(
        new RegExp(
          `${accuracy.photos} test photos in a folder that a person accepts \\| ${accuracy.percent}\\.\\d %`,
        ),
      );
      expect(benchmarks).toMatch(
        new RegExp(`${run.photos} photos from the command line, start to ZIP \\| ${run.seconds} s`),
      );
      expect(privacy).toContain(`about ${MEASURED.copyKilobytes} kB`);
    },
  );

  it(
    'include no claim that nobody has measured',
    {
      tags: [
        'photos-deleted-within-24-hours',
        'images-encrypted-transfer-rest',
        'faq-500-photos-take-10',
        'faq-deletion-within-24-hours',
        'page-says-product-does-benchmark',
      ],
    },
    () => {
      const all = ['site', 'shared/messages'].flatMap((folder) =>
        readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
          .filter((path) => /\.(?:tsx?|json)$/.test(path))
          .map((path) => read(join(folder, path))),
      );
      expect(all.length).toBeGreaterThan(100);
      expect(
        all.filter((text) => /95\s?%|24 hours of|guaranteed accuracy|encrypted at rest/i.test(text)),
      ).toEqual([]);
    },
  );

  it(
    'form six features, six examples, eight questions, seven of help',
    { tags: ['six-cards-their-names'] },
    () => {
      expect([FEATURES.length, EXAMPLES.length, FAQ.length, HELP_QUESTIONS.length]).toEqual([6, 6, 8, 7]);
    },
  );
});

describe('the privacy page', () => {
  it('names every key under which the site stores something in the browser', () => {
    const files = ['site', 'shared/ui'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => read(join(folder, path))),
    );
    const keys = files.flatMap((text) =>
      [...text.matchAll(/(?:const \w*KEYS? = |keptYes\(|keptValue(?:<[^(]*>)?\(\{\s*key: )'([^']+)'/g)].map(
        ([, key]) => key ?? '',
      ),
    );
    const said = allText(PRIVACY);
    expect(keys).toEqual(expect.arrayContaining(['naming-and-rules', 'writes-xmp', 'tells-when-done']));
    expect(keys.filter((key) => !said.includes(key))).toEqual([]);
  });

  it(
    'names every table in which the server stores something of a person',
    { tags: ['privacy-page-name-email-billing'] },
    () => {
      const tables = [...read('server/store/tables.ts').matchAll(/^ {2}(\w+): \{/gm)].map(
        ([, table]) => table ?? '',
      );
      const saidAs: Readonly<Record<string, string>> = {
        accounts: 'Account',
        usage: 'Usage',
        leases: 'A running batch',
        lease_photos: 'A running batch',
        subscribers: 'Newsletter',
        list_removals: 'Newsletter',
        messages: 'Messages',
        billing_customers: 'Payments',
        subscriptions: 'Payments',
        attempts: 'Attempts',
        deleted_subjects: 'After a deletion',
        // Not personal data: the number of founding members, and the ids of payment events received.
        counters: '',
        webhook_events: '',
      };
      expect(tables.filter((table) => saidAs[table] === undefined)).toEqual([]);
      const kept = PRIVACY.sections.find(({ id }) => id === 'kept')?.table?.rows.map(([name]) => name);
      for (const name of Object.values(saidAs).filter(Boolean)) expect(kept).toContain(name);
    },
  );
});

describe('the extension’s policy', () => {
  it('says of each kind of data what STORE.md says to the store', () => {
    const store = flat(read('extension/STORE.md'));
    const collected = CHROME_STORE_POLICY.sections.find(({ id }) => id === 'collected')?.table?.rows ?? [];
    expect(collected).toHaveLength(7);
    for (const [kind, answer] of collected) {
      expect(store).toMatch(new RegExp(`\\| ${kind} +\\| ${answer} `));
    }
  });

  it('names every permission in the manifest', () => {
    const [, asked = ''] = /permissions: \[([^\]]+)\]/.exec(read('extension/manifest.ts')) ?? [];
    const permissions = [...asked.matchAll(/'(\w+)'/g)].map(([, permission]) => permission ?? '');
    const named = allText(CHROME_STORE_POLICY.sections.find(({ id }) => id === 'permissions'));
    expect(permissions.length).toBeGreaterThan(5);
    expect(permissions.filter((permission) => !named.includes(permission))).toEqual([]);
  });
});
