import { describe, expect, it } from 'vitest';
import { type FileEvidence, mayRemove } from '#core/destinations/may-remove.ts';

const copy: FileEvidence = { entry: '/into/dog.jpg', identity: '1:7', names: 1, sha256: 'ab'.repeat(32) };
const original: FileEvidence = { ...copy, entry: '/photos/a.jpg', identity: '1:8' };

describe('removing a file', () => {
  it.each<[string, boolean, FileEvidence, FileEvidence | undefined]>([
    ['another file has its bytes', true, copy, original],
    ['another file system has its bytes under the same number', true, copy, { ...original, identity: '2:7' }],
    [
      'it is a hard link of the other',
      true,
      { ...copy, names: 2 },
      { ...original, identity: '1:7', names: 2 },
    ],
    [
      'the system can’t distinguish files',
      true,
      { ...copy, identity: undefined },
      { ...original, identity: undefined },
    ],
    ['no other file is known', false, copy, undefined],
    ['the other is the same entry', false, copy, { ...copy }],
    [
      'the other is the same entry of a file with several names',
      false,
      { ...copy, names: 2 },
      { ...copy, names: 2 },
    ],
    ['two paths lead to its only name', false, copy, { ...original, identity: '1:7' }],
    ['the other has other bytes', false, copy, { ...original, sha256: 'cd'.repeat(32) }],
  ])('if %s: %s', (_what, isAllowed, file, other) => {
    expect(mayRemove(file, other)).toBe(isAllowed);
  });
});
