import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The properties of a machine that decide whether system packages may be installed on it. */
export interface Machine {
  /** The text of /etc/os-release; empty if missing. */
  readonly osRelease: string;
  readonly isRoot: boolean;
  readonly hasApt: boolean;
}

/** System packages for the tests. */
export interface SystemPackages {
  readonly packages: readonly string[];
  /** Their purpose in the tests. */
  readonly why: string;
  /** What happens without them. */
  readonly without: string;
}

/** Returns this machine's distribution and whether the program runs as root. */
export function thisMachine(): Machine {
  const path = '/etc/os-release';
  return {
    osRelease: existsSync(path) ? readFileSync(path, 'utf8') : '',
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
  };
}

/** Returns whether a machine runs Debian or Ubuntu, by the `ID` of its os-release(5). Derivatives don't count. */
export function distributionOf({ osRelease }: Machine): 'debian' | 'ubuntu' | undefined {
  const [, id] = /^ID="?(debian|ubuntu)"?$/m.exec(osRelease) ?? [];
  return id as 'debian' | 'ubuntu' | undefined;
}

/**
 * Returns whether packages are installed without asking: as root, on Debian or Ubuntu. Elsewhere the command is
 * printed.
 */
export function maySetUp(machine: Machine): boolean {
  return machine.isRoot && machine.hasApt && distributionOf(machine) !== undefined;
}

/** Returns the text that says what is installed and why, or which command would install it. */
export function announcement({ packages, why, without }: SystemPackages, machine: Machine): string {
  const names = packages.join(', ');
  if (maySetUp(machine)) return `Installing ${names} with apt-get: ${why}.`;
  const command = distributionOf(machine)
    ? `Run: sudo apt-get install --no-install-recommends ${packages.join(' ')}`
    : `Install what your system calls ${names}`;
  return `Not installed: ${names} (${why}). ${without} ${command}`;
}

/**
 * Installs system packages if allowed, after saying so. Elsewhere prints the command.
 *
 * @returns whether they were installed
 * @throws {Error} if apt-get fails
 */
export function aptInstall(wanted: SystemPackages, machine = thisMachine()): boolean {
  console.log(announcement(wanted, machine));
  if (!maySetUp(machine)) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit', env });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...wanted.packages);
  return true;
}
