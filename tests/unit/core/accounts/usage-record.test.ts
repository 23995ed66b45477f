import { describe, expect, it } from 'vitest';
import {
  formatUsageRecord,
  parseUsageRecord,
  recordedAccount,
  type UsageRecord,
  usageRecordOf,
} from '#core/accounts/usage-record.ts';

const record: UsageRecord = Object.freeze({
  currentPeriod: '2026-11',
  count: 20,
  userPlan: 'pro',
  foundingMember: false,
  owner: 'google-oauth2|1',
});

describe('the usage record', () => {
  it('is restored from its text unchanged', { tags: ['usage-record-currentperiod-count'] }, () => {
    expect(parseUsageRecord(formatUsageRecord(record), '2026-11')).toEqual({ record, isReadable: true });
  });

  it('keeps what the server says of an account', () => {
    const account = { plan: 'pro', foundingMember: false, usage: { period: '2026-11', count: 20 } } as const;
    expect(usageRecordOf(account, 'google-oauth2|1')).toEqual(record);
    expect(recordedAccount(record)).toEqual(account);
  });

  it(
    'counts from zero in another month, and keeps the plan',
    { tags: ['usage-period-rolls-over-count'] },
    () => {
      expect(parseUsageRecord(formatUsageRecord(record), '2026-12').record).toEqual({
        ...record,
        currentPeriod: '2026-12',
        count: 0,
      });
    },
  );

  it('reads a count of zero, and rejects a negative one', () => {
    const withCount = (count: number) => parseUsageRecord(formatUsageRecord({ ...record, count }), '2026-11');
    expect(withCount(0)).toEqual({ record: { ...record, count: 0 }, isReadable: true });
    for (const count of [-1, -20, Number.MIN_SAFE_INTEGER]) {
      expect(withCount(count)).toMatchObject({ record: { count: 0, userPlan: 'free' }, isReadable: false });
    }
  });

  it('needs only the period, the count and the plan', { tags: ['usage-record-currentperiod-count'] }, () => {
    const text = '{"currentPeriod":"2026-11","count":3,"userPlan":"free"}';
    expect(parseUsageRecord(text, '2026-11')).toStrictEqual({
      record: { currentPeriod: '2026-11', count: 3, userPlan: 'free', foundingMember: false },
      isReadable: true,
    });
  });

  it.each([
    ['no JSON', '{"currentPeriod"'],
    ['nothing', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['a plan that does not exist', formatUsageRecord(record).replace('"pro"', '"gold"')],
    ['an inherited plan', formatUsageRecord(record).replace('"pro"', '"constructor"')],
    ['a count below zero', formatUsageRecord(record).replace('20', '-1')],
    ['half a photo', formatUsageRecord(record).replace('20', '0.5')],
    ['a month that does not exist', formatUsageRecord(record).replace('2026-11', '2026-13')],
    ['a plan in a list', formatUsageRecord(record).replace('"pro"', '["pro"]')],
    ['a month in a list', formatUsageRecord(record).replace('"2026-11"', '["2026-11"]')],
    ['a membership that isn’t a boolean', formatUsageRecord(record).replace('false', '"yes"')],
    ['a text', '"free"'],
    ['an owner that isn’t text', formatUsageRecord(record).replace('"google-oauth2|1"', '1')],
  ])(
    'is replaced by a fresh one, and says so, if it reads %s',
    { tags: ['unreadable-usage-data-logged-console'] },
    (_what, text) => {
      expect(parseUsageRecord(text, '2026-11')).toEqual({
        record: { currentPeriod: '2026-11', count: 0, userPlan: 'free', foundingMember: false },
        isReadable: false,
      });
    },
  );
});
