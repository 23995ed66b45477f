/** The heading of a version: `## [0.1.0] - 2026-11-27`, or `## [Unreleased]`. */
const HEADING = /^## \[([^\]]+)\](?: - \d{4}-\d{2}-\d{2})?$/gm;

/**
 * Returns a version's section of a changelog, without its heading.
 *
 * @param changelog in the form of Keep a Changelog
 * @param version such as `0.1.0`, or `Unreleased`
 * @throws {Error} if the version has no section, or an empty one
 */
export function changesOf(changelog: string, version: string): string {
  const headings = [...changelog.matchAll(HEADING)];
  const at = headings.findIndex(([, name]) => name === version);
  const heading = headings[at];
  if (!heading) throw new Error(`CHANGELOG.md has no section "## [${version}]".`);
  const changes = changelog.slice(heading.index + heading[0].length, headings[at + 1]?.index).trim();
  if (!changes) throw new Error(`The section of ${version} in CHANGELOG.md is empty.`);
  return changes;
}

/**
 * Returns the version that a tag names.
 *
 * @param tag such as `v0.1.0`
 * @param version from package.json
 * @throws {Error} if they differ
 */
export function versionOfTag(tag: string, version: string): string {
  if (tag !== `v${version}`)
    throw new Error(`The tag ${tag} doesn't match version ${version} of package.json.`);
  return version;
}
