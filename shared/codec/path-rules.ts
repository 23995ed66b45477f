import ignore from 'ignore';

/** Which files of folders and ZIPs are taken. */
export interface PathRules {
  /** Patterns by the rules of `.gitignore`; what they match is left out. */
  readonly exclude?: readonly string[];
  /** The same; if there are any, only what they match is taken. */
  readonly include?: readonly string[];
}

/**
 * Says of a path whether it is taken, by patterns as `.gitignore` has them: `*.png`, `Screenshots/`, `/2019/*.jpg`, `!keep.jpg`. They
 * mind no case.
 *
 * @returns a function of a path within what was named, with slashes
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
