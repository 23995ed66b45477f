import { describe, expect, it } from 'vitest';
import {
  type CapturedEmail,
  capturedOf,
  exportedEmails,
  exportFileName,
  formatCapturedEmails,
  parseCapturedEmails,
  subscribeProgress,
  unsentOf,
  withCaptured,
  withList,
  withSent,
} from '../../../site/newsletter/newsletter.ts';

const ann: CapturedEmail = Object.freeze({
  email: 'Ann@example.org',
  timestamp: '2026-11-21T10:00:00.000Z',
  listId: 'news',
  isSent: true,
});
const bo: CapturedEmail = Object.freeze({ ...ann, email: 'bo@example.org', isSent: false });

describe('addresses stored in a browser', () => {
  it('are restored from their text unchanged', { tags: ['captured-email-record-email'] }, () => {
    expect(parseCapturedEmails(formatCapturedEmails([ann, bo]))).toEqual([ann, bo]);
  });

  it.each(['', 'nothing', '{}', 'null', '7'])('are empty if they read %j', (text) => {
    expect(parseCapturedEmails(text)).toEqual([]);
  });

  it('survive a damaged one', () => {
    const text = JSON.stringify([ann, null, { email: 'half@example.org' }, bo]);
    expect(parseCapturedEmails(text)).toEqual([ann, bo]);
  });

  it('count as sent if a record has only the specified fields', () => {
    const { isSent: _isSent, ...specified } = ann;
    expect(parseCapturedEmails(JSON.stringify([specified]))).toEqual([{ ...specified, isSent: true }]);
  });

  it('are found whatever the case', { tags: ['already-subscribed-check-case'] }, () => {
    expect(capturedOf([bo, ann], ' ann@EXAMPLE.org ')).toBe(ann);
    expect(capturedOf([bo], 'ann@example.org')).toBeUndefined();
  });

  it('add a new one as not yet sent, and no one twice', () => {
    const { isSent: _isSent, ...typed } = bo;
    expect(withCaptured([ann], typed)).toEqual([ann, bo]);
    expect(withCaptured([ann, bo], { ...typed, email: 'BO@example.org' })).toEqual([ann, bo]);
  });

  it('know which the server does not have yet', () => {
    expect(unsentOf([ann, bo])).toEqual([bo]);
    expect(unsentOf(withSent([ann, bo], 'Bo@example.org', 'news'))).toEqual([]);
  });

  it('learn their list from the server’s answer', () => {
    expect(withList([ann, { ...bo, listId: '' }], 'BO@example.org', 'news')).toEqual([ann, bo]);
    expect(withSent([{ ...bo, listId: '' }], bo.email, 'news')).toEqual([{ ...bo, isSent: true }]);
  });

  it(
    'are saved one per line in a file named after the day',
    { tags: ['ctrl-shift-e-downloads-captured'] },
    () => {
      expect(exportedEmails([ann, bo])).toBe(
        'Ann@example.org,2026-11-21T10:00:00.000Z\nbo@example.org,2026-11-21T10:00:00.000Z\n',
      );
      expect(exportFileName(ann.timestamp)).toBe('captured_emails_2026-11-21.txt');
    },
  );
});

describe('the form’s progress bar', () => {
  it('starts at 15, is at 40 after half a second, and nears 90', { tags: ['bar-15-toward-90-40'] }, () => {
    expect(subscribeProgress(0)).toBe(15);
    expect(subscribeProgress(500)).toBeCloseTo(40);
    expect(subscribeProgress(15_000)).toBeGreaterThan(89);
  });

  it('never goes back, and never reaches its end by waiting', () => {
    const seen = Array.from({ length: 100 }, (_, at) => subscribeProgress(at * 200));
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
    expect(Math.max(...seen)).toBeLessThan(90);
  });
});
