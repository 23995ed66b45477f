import { describe, expect, it } from 'vitest';
import { journalName, journalPartName, readJournalName } from '#core/destinations/journal-name.ts';

const ID = '17212cd4-009c-43ec-a346-4842ab75cf2b';
const STARTED = '2026-11-24T00:37:06.076Z';
const STEM = 'journal-2026-11-24T00-37-06-076-17212cd4';

describe('a journal’s name', () => {
  it('gives its run’s start, so that names sort by time, and its run', () => {
    expect(journalName(STARTED, ID)).toBe(`${STEM}.jsonl`);
    expect(journalName('2026-11-24T00:37:06.076123+00:00', ID)).toBe(`${STEM}.jsonl`);
  });

  it('has each further part’s number, so that parts sort in order', () => {
    expect(journalName(STARTED, ID, 2)).toBe(`${STEM}.000002.jsonl`);
    expect(journalPartName(STEM, 0)).toBe(`${STEM}.jsonl`);
    const names = [10, 9, 1].map((part) => journalPartName(STEM, part));
    expect(names.toSorted()).toEqual(names.toReversed());
  });

  it.each([0, 1, 123_456])('is read as it was written, part %i', (part) => {
    expect(readJournalName(journalName(STARTED, ID, part))).toEqual({ stem: STEM, part });
  });

  it.each([
    'notes.jsonl',
    STEM,
    `${STEM}.jsonl.bak`,
    `x${STEM}.jsonl`,
    `${STEM}.1.jsonl`,
    `${STEM}.0000001.jsonl`,
    `${STEM.toUpperCase()}.jsonl`,
    `../${STEM}.jsonl`,
    '',
  ])('has no other form: "%s"', (name) => {
    expect(readJournalName(name)).toBeUndefined();
  });
});
