import type { BundledPackage } from './bundled-package.ts';
import { NOTES } from './inside-table.ts';

const RULE = '='.repeat(80);

/** Returns all licenses as one text, in a fixed order: our own first, then by name. */
export function licensesText(own: string, packages: readonly BundledPackage[]): string {
  const sorted = packages.toSorted((one, other) => (titleOf(one) < titleOf(other) ? -1 : 1));
  const parts = sorted.map((bundled) => {
    const { name, license, source, licenseText } = bundled;
    const about = [`${titleOf(bundled)} (${license})`, source, ...(NOTES[name] ? [NOTES[name]] : [])];
    return `${RULE}\n${about.join('\n')}\n${RULE}\n\n${licenseText}\n`;
  });
  const head = `${own.trim()}\n\nWhere My Pix contains the works below, each under its own license.\n`;
  return [head, ...parts].join('\n');
}

function titleOf({ name, version }: BundledPackage): string {
  return `${name} ${version}`;
}
