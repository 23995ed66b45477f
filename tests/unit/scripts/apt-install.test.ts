import { describe, expect, it, vi } from 'vitest';
import {
  announcement,
  aptInstall,
  distributionOf,
  type Machine,
  maySetUp,
} from '../../../scripts/system/apt-install.ts';

const DEBIAN: Machine = Object.freeze({
  osRelease: 'PRETTY_NAME="Debian GNU/Linux 12"\nNAME="Debian GNU/Linux"\nID=debian\n',
  isRoot: true,
  hasApt: true,
});
const UBUNTU: Machine = { ...DEBIAN, osRelease: 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n' };
const MINT: Machine = { ...DEBIAN, osRelease: 'ID=linuxmint\nID_LIKE="ubuntu debian"\n' };
const MAC: Machine = { osRelease: '', isRoot: false, hasApt: false };
const WANTED = { packages: ['postgresql'], why: 'the store is tested on it', without: 'Tests are skipped.' };

describe('system packages', () => {
  it.each([
    ['root on Debian', DEBIAN, true],
    ['root on Ubuntu', UBUNTU, true],
    ['a user on Debian', { ...DEBIAN, isRoot: false }, false],
    ['root on a derivative', MINT, false],
    ['root on Debian without apt', { ...DEBIAN, hasApt: false }, false],
    ['a Mac', MAC, false],
    ['root on Fedora', { osRelease: 'ID=fedora\n', isRoot: true, hasApt: false }, false],
  ])('are installed only for root on Debian or Ubuntu: %s', (_who, machine, may) => {
    expect(maySetUp(machine)).toBe(may);
  });

  it.each([
    [DEBIAN, 'debian'],
    [UBUNTU, 'ubuntu'],
    [MINT, undefined],
    [MAC, undefined],
  ])('recognize the distribution by its ID', (machine, distribution) => {
    expect(distributionOf(machine)).toBe(distribution);
  });

  it('are named with their reason before they are installed', () => {
    expect(announcement(WANTED, DEBIAN)).toBe(
      'Installing postgresql with apt-get: the store is tested on it.',
    );
  });

  it('are named with the command if they may not be installed', () => {
    const text = announcement(WANTED, { ...DEBIAN, isRoot: false });
    expect(text).toContain('the store is tested on it');
    expect(text).toContain('Tests are skipped.');
    expect(text).toContain('sudo apt-get install --no-install-recommends postgresql');
    expect(announcement(WANTED, MAC)).not.toContain('apt-get');
  });

  it('are not installed for another user than root', () => {
    const say = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(aptInstall(WANTED, { ...DEBIAN, isRoot: false })).toBe(false);
    expect(say).toHaveBeenCalledOnce();
    say.mockRestore();
  });
});
