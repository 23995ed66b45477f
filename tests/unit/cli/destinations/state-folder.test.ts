import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stateFolderOf } from '../../../../cli/destinations/state-folder.ts';

const HOME = join('/', 'home', 'ana');

it.each([
  ['linux', {}, join(HOME, '.local', 'state', 'where-my-pix')],
  ['linux', { XDG_STATE_HOME: '' }, join(HOME, '.local', 'state', 'where-my-pix')],
  ['linux', { XDG_STATE_HOME: '/state', LOCALAPPDATA: '/other' }, join('/state', 'where-my-pix')],
  ['freebsd', {}, join(HOME, '.local', 'state', 'where-my-pix')],
  ['darwin', { XDG_STATE_HOME: '/state' }, join(HOME, 'Library', 'Application Support', 'Where My Pix')],
  ['win32', {}, join(HOME, 'AppData', 'Local', 'Where My Pix')],
  ['win32', { LOCALAPPDATA: '' }, join(HOME, 'AppData', 'Local', 'Where My Pix')],
  ['win32', { LOCALAPPDATA: '/local', XDG_STATE_HOME: '/state' }, join('/local', 'Where My Pix')],
] as const)('on %s with %j journals are remembered in %s', (platform, environment, folder) => {
  expect(stateFolderOf(environment, HOME, platform)).toBe(folder);
});
