import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ExtensionFixture } from './support/fixture.ts';
import { chooseFiles, downloaded, inside, press, sees, sumsOf } from './support/panel-steps.ts';

const PHOTO = join(import.meta.dirname, '../../../../shared/photos/formats/heic-small.heic');
const MISSING = existsSync(PHOTO) ? '' : ' (skipped: the shared photos are not beside the repository)';

const fixture = new ExtensionFixture();

describe(`a HEIC photo in the panel${MISSING}`, () => {
  it.skipIf(MISSING)('is decoded under our pages’ policy, and comes back byte for byte', async () => {
    await fixture.signIn();
    const panel = await fixture.openPanel();
    await chooseFiles(panel, [PHOTO]);
    await sees(panel, '1 file selected');
    await press(panel, 'Organize Photos');
    expect(inside(await downloaded(fixture, panel))).toEqual(sumsOf([await readFile(PHOTO)]));
  });
});
