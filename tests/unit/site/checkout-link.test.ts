import { describe, expect, it } from 'vitest';
import { checkoutLink } from '../../../site/pricing/use-plan-offers.ts';

const ann = Object.freeze({ accountId: '7f0c-1', email: 'ann+pix@example.org' });
const carried = 'client_reference_id=7f0c-1&prefilled_email=ann%2Bpix%40example.org';

describe('checkoutLink', () => {
  it.each([
    ['https://pay.example/pro', `https://pay.example/pro?${carried}`],
    ['https://pay.example/pro?', `https://pay.example/pro?${carried}`],
    ['https://pay.example/pro?locale=de', `https://pay.example/pro?locale=de&${carried}`],
    ['https://pay.example/pro?a=1&b=x%20y#top', `https://pay.example/pro?a=1&b=x%20y&${carried}#top`],
  ])('adds the account to %s', { tags: ['pro-enterprise-go-separate-external'] }, (address, link) => {
    expect(checkoutLink(address, ann)).toBe(link);
  });

  it('replaces an account that the address already names', () => {
    expect(checkoutLink('https://pay.example/pro?client_reference_id=other&a=1', ann)).toBe(
      `https://pay.example/pro?a=1&${carried}`,
    );
  });

  it('omits an unknown e-mail address', () => {
    expect(checkoutLink('https://pay.example/pro', { ...ann, email: null })).toBe(
      'https://pay.example/pro?client_reference_id=7f0c-1',
    );
  });
});
