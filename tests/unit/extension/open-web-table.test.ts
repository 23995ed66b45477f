import { describe, expect, it } from 'vitest';
import { isPrivateHost } from '#core/accounts/private-host.ts';
import { TOP_LEVEL_NAMES } from '../../../extension/batch/open-web-table.ts';

describe('the names to which an image of a public page may be passed on', () => {
  it('are words that a policy takes as they are, so that none of them allows more', () => {
    expect(TOP_LEVEL_NAMES.filter((name) => !/^[a-z]{2,}$/.test(name))).toEqual([]);
    expect(TOP_LEVEL_NAMES.length).toBeGreaterThan(300);
  });

  it('are none of a private network', () => {
    expect(TOP_LEVEL_NAMES.filter((name) => isPrivateHost(`photos.${name}`))).toEqual([]);
  });
});
