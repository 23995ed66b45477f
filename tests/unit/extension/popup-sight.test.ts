import { describe, expect, it } from 'vitest';
import { factsText, type SightFacts, sightOf } from '../../../extension/popup/sight.ts';

const usage = { currentPeriod: '2026-11', count: 20, userPlan: 'free', foundingMember: false, owner: 'ann' };
const facts: SightFacts = Object.freeze({
  stored: {
    settings: { serverUrl: 'https://a.example' },
    'signed-in-user': { subject: 'ann', email: 'ann@example.org' },
    'image-processing-usage': JSON.stringify(usage),
  },
  isReadable: true,
  version: '1.0.0',
  language: 'en',
  period: '2026-11',
});
const { 'signed-in-user': ann, ...nobody } = facts.stored;
const kept = (of: SightFacts) => JSON.stringify([{ facts: factsText(of), markup: '<p>20 / 25</p>' }]);

describe('a kept first sight', () => {
  it('is shown where everything is as it was, in whatever order storage tells it', () => {
    expect(sightOf(kept(facts), facts)).toBe('<p>20 / 25</p>');
    expect(sightOf(kept(facts), { ...facts, stored: { ...nobody, 'signed-in-user': ann } })).toBe(
      '<p>20 / 25</p>',
    );
  });

  it.each<readonly [string, Partial<SightFacts>]>([
    ['somebody else is signed in', { stored: { ...facts.stored, 'signed-in-user': { subject: 'bob' } } }],
    ['nobody is signed in any more', { stored: nobody }],
    [
      'more of the month is used',
      { stored: { ...facts.stored, 'image-processing-usage': JSON.stringify({ ...usage, count: 21 }) } },
    ],
    ['the server is another', { stored: { ...facts.stored, settings: { serverUrl: 'https://b.example' } } }],
    ['the browser speaks another language', { language: 'de' }],
    ['the extension was updated', { version: '1.0.1' }],
    ['the month is over', { period: '2026-12' }],
    ['the page under the popup may not be read', { isReadable: false }],
  ])('is not shown when %s', (_, change) => {
    expect(sightOf(kept(facts), { ...facts, ...change })).toBeUndefined();
  });

  it.each([null, '', 'garbage', '{}', '[null]', '["text"]', JSON.stringify([{ facts: factsText(facts) }])])(
    'is none where %j is kept',
    (stored) => {
      expect(sightOf(stored, facts)).toBeUndefined();
    },
  );
});
