import { describe, expect, it } from 'vitest';
import { hasCases, organizeCase } from './field-cases.ts';

describe.skipIf(!hasCases)('decodable formats, on the command line', () => {
  it('include an OS/2 bitmap', async () => {
    const { files, code } = await organizeCase('64-os2-bmp');
    expect(files.get('pal8os2.bmp')?.path).toMatch(/\.bmp$/);
    expect(code).toBe(0);
  });
});
