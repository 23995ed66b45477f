import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mitText } from './mit-text.ts';

/** A package that is at least partly in a build. */
export interface BundledPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** SPDX identifier */
  readonly license: string;
  /** URL of its source */
  readonly source: string;
  readonly licenseText: string;
}

interface PackageJson {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
}

/** Build tools append the licenses of their own bundled dependencies, none of which are in our builds. */
const BELOW_ITS_OWN = /^#+ Licenses of bundled dependencies[^]*/m;

const GENERAL = 'GNU GENERAL PUBLIC LICENSE';

/**
 * Finds the package of a module or a file.
 *
 * @param id the bundler's module id, with its prefix and query
 * @returns undefined for our own files
 */
export function packageOf(id: string, project: string): BundledPackage | undefined {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  if (!path.includes('/node_modules/')) return undefined;
  let folder = dirname(path);
  while (folder.length > project.length && !describes(folder)) folder = dirname(folder);
  return readPackage(folder);
}

/** Returns the package that this name resolves to from a folder. */
export function packageNamed(name: string, from: string): BundledPackage {
  return readPackage(folderNamed(name, from));
}

/**
 * Returns the folder of the package that this name resolves to from a folder.
 *
 * @throws {Error} if it is not installed
 */
export function folderNamed(name: string, from: string): string {
  let folder = from;
  while (!existsSync(join(folder, 'node_modules', name, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error(`${name} is not installed.`);
    folder = dirname(folder);
  }
  return join(folder, 'node_modules', name);
}

/** Folders inside packages may have a package.json too, which only sets the module type. */
function describes(folder: string): boolean {
  const { name, version } = manifestOf(folder) ?? {};
  return name !== undefined && version !== undefined;
}

function readPackage(folder: string): BundledPackage {
  const { name, version, license, author, homepage, repository } = manifestOf(folder) ?? {};
  if (!name || !version || !license) throw new Error(`${folder} lacks a name or a license.`);
  const licenseText = licenseFileOf(folder) ?? writtenOut(name, license, author);
  const address = typeof repository === 'string' ? repository : repository?.url;
  return {
    folder: folder.replaceAll('\\', '/'),
    name,
    version,
    license,
    source: address ? webAddress(address) : (homepage ?? `https://www.npmjs.com/package/${name}`),
    licenseText: name === 'libheif-js' ? withGeneralText(licenseText) : licenseText,
  };
}

function licenseFileOf(folder: string): string | undefined {
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  if (!file) return undefined;
  const text = readFileSync(join(folder, file), 'utf8').replace(/\r\n?/g, '\n');
  return text.replace(BELOW_ITS_OWN, '').trim();
}

function writtenOut(name: string, license: string, author: PackageJson['author']): string {
  const holder = typeof author === 'string' ? author : author?.name;
  if (license === 'MIT' && holder) return mitText(holder);
  if (license === 'Apache-2.0') return apacheText();
  if (license.startsWith('LGPL-3.0')) return lesserText();
  throw new Error(`${name} contains no license file for ${license}.`);
}

/** The Apache License, whose text is the same for all works. */
function apacheText(): string {
  return readFileSync(join(import.meta.dirname, '../../models/licenses/apache-2.0.txt'), 'utf8').trim();
}

/** The GNU Lesser General Public License builds on the GNU General Public License, which libheif-js leaves out. */
function withGeneralText(licenseText: string): string {
  const own = readFileSync(join(import.meta.dirname, '../../node_modules/jszip/LICENSE.markdown'), 'utf8');
  return `${licenseText}\n\n${own.slice(own.lastIndexOf('\n', own.indexOf(GENERAL)) + 1).trim()}`;
}

/** The GNU Lesser General Public License, version 3, as libheif-js has it. */
function lesserText(): string {
  const path = join(import.meta.dirname, '../../node_modules/libheif-js/LICENSE');
  return readFileSync(path, 'utf8').trim();
}

function manifestOf(folder: string): PackageJson | undefined {
  const path = join(folder, 'package.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PackageJson) : undefined;
}

/** "git+https://github.com/a/b.git", "git@github.com:a/b.git", "github:a/b" and "a/b" as a web address. */
function webAddress(repository: string): string {
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(repository)?.[1];
  if (short) return `https://github.com/${short}`;
  return repository
    .replace(/^git\+/, '')
    .replace(/^git@([\w.-]+):/, 'https://$1/')
    .replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
    .replace(/\.git$/, '');
}
