import ignore from 'ignore';

/** Which files of folders and ZIPs are included. */
export interface PathRules {
  /** Patterns by the rules of `.gitignore`; files that match are left out. */
  readonly exclude?: readonly string[];
  /** Patterns of the same kind; if there are any, only files that match are included. */
  readonly include?: readonly string[];
}

/**
 * Creates the check whether a path is included, by patterns in `.gitignore` syntax: `*.png`, `Screenshots/`,
 * `/2019/*.jpg`, `!keep.jpg`. They ignore case.
 *
 * @returns a function of a path inside the named folder or ZIP, with slashes
 */
export function pathRules({ exclude = [], include = [] }: PathRules): (path: string) => boolean {
  if (exclude.length + include.length === 0) return () => true;
  const [left, taken] = [exclude, include].map((patterns) =>
    ignore({ allowRelativePaths: true }).add([...patterns]),
  );
  return (path) => {
    const inside = path.replace(/^[./]+/, '');
    if (inside === '') return true;
    return !left!.ignores(inside) && (include.length === 0 || taken!.ignores(inside));
  };
}
