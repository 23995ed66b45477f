import { describe, expect, it } from 'vitest';
import { notificationCall } from '../../../../cli/library/notify.ts';

describe('notificationCall', () => {
  it('passes a folder’s name as a value, whatever it is called', () => {
    const text = '-x" & do shell script "true';
    for (const platform of ['linux', 'darwin'] as const) {
      const call = notificationCall('Where My Pix', text, platform);
      expect(call?.args.at(-1)).toBe(text);
      expect(call?.args.filter((argument) => argument.includes('do shell script'))).toEqual([text]);
    }
  });

  it('returns nothing if no program is known', () => {
    expect(notificationCall('a', 'b', 'win32')).toBeUndefined();
  });
});
