import { describe, expect, it } from 'vitest';
import { isPrivateServer } from '#core/accounts/private-server.ts';
import { TOP_LEVEL_NAMES } from '../../../extension/batch/open-web-table.ts';

describe('hosts to which a public page’s image may redirect', () => {
  it('are words that a policy accepts unchanged, so that none allows more', () => {
    expect(TOP_LEVEL_NAMES.filter((name) => !/^[a-z]{2,}$/.test(name))).toEqual([]);
    expect(TOP_LEVEL_NAMES.length).toBeGreaterThan(300);
  });

  it('exclude private networks', () => {
    expect(TOP_LEVEL_NAMES.filter((name) => isPrivateServer(`photos.${name}`))).toEqual([]);
  });
});
