import { describe, expect, it } from 'vitest';
import { isUnfinishedName, Settling } from '../../../../cli/library/settling.ts';

describe('Settling', () => {
  it('considers a file complete once it was stable for long enough', () => {
    const settling = new Settling(3000);
    const seen = (mark: string, nowMs: number) => [
      ...settling.look([{ path: 'a.jpg', mark }], nowMs).complete,
    ];
    expect(seen('1 byte', 0)).toEqual([]);
    expect(seen('1 byte', 2999)).toEqual([]);
    // It grew at the last moment.
    expect(seen('2 bytes', 3000)).toEqual([]);
    expect(seen('2 bytes', 5999)).toEqual([]);
    expect(seen('2 bytes', 6000)).toEqual(['a.jpg']);
  });

  it('starts over with a file that disappeared in between', () => {
    const settling = new Settling(3000);
    const file = { path: 'a.jpg', mark: 'same' };
    settling.look([file], 0);
    settling.look([], 2000);
    expect(settling.look([file], 4000).open).toEqual(new Set(['a.jpg']));
  });
});

describe('isUnfinishedName', () => {
  it.each(['in/a.jpg.part', 'a.JPG.crdownload', 'in/.a.jpg.Xy12', 'a.jpg.download', 'b.tmp'])(
    'recognizes %s',
    (path) => {
      expect(isUnfinishedName(path)).toBe(true);
    },
  );

  it.each(['a.jpg', 'in.part/a.jpg', 'download.jpg', 'a.partial.jpg'])('accepts %s as a file', (path) => {
    expect(isUnfinishedName(path)).toBe(false);
  });
});
