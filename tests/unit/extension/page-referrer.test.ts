import { describe, expect, it } from 'vitest';
import { policyInForce, referrerFor } from '../../../extension/batch/page-referrer.ts';

const PAGE = 'https://ann:secret@album.example/trip/7?key=1#photo-3';
const FULL = 'https://album.example/trip/7?key=1';
const ORIGIN = 'https://album.example/';
const OWN = 'https://album.example/a.jpg';
const OTHER = 'https://cdn.example/a.jpg';
const INSECURE = 'http://cdn.example/a.jpg';

describe('an image’s referrer', () => {
  // Referrer Policy, 8.3: to the page's own host, to another one, and to one without encryption.
  it.each([
    ['no-referrer', undefined, undefined, undefined],
    ['no-referrer-when-downgrade', FULL, FULL, undefined],
    ['same-origin', FULL, undefined, undefined],
    ['origin', ORIGIN, ORIGIN, ORIGIN],
    ['strict-origin', ORIGIN, ORIGIN, undefined],
    ['origin-when-cross-origin', FULL, ORIGIN, ORIGIN],
    ['strict-origin-when-cross-origin', FULL, ORIGIN, undefined],
    ['unsafe-url', FULL, FULL, FULL],
  ])('is what a page with the policy %s sends', (policy, own, other, insecure) => {
    const sent = [OWN, OTHER, INSECURE].map((url) => referrerFor(url, PAGE, policy));
    expect(sent).toEqual([own, other, insecure]);
  });

  it('is empty for a page that is a file', () => {
    expect(referrerFor(OTHER, 'file:///home/ann/page.html', 'unsafe-url')).toBeUndefined();
  });
});

describe('the effective policy', () => {
  it.each([
    ['the default', { element: '', metas: [], header: '' }, 'strict-origin-when-cross-origin'],
    ['the header’s', { element: '', metas: [], header: 'same-origin' }, 'same-origin'],
    ['the last known one of a header', { element: '', metas: [], header: 'origin, newest' }, 'origin'],
    ['the page’s before the header’s', { element: '', metas: ['origin'], header: 'unsafe-url' }, 'origin'],
    ['the last one of the page', { element: '', metas: ['origin', 'Never', '?'], header: '' }, 'no-referrer'],
    [
      'the element’s before all others',
      { element: 'no-referrer', metas: ['origin'], header: '' },
      'no-referrer',
    ],
  ])('is %s', (_, stated, policy) => {
    expect(policyInForce(stated)).toBe(policy);
  });
});
