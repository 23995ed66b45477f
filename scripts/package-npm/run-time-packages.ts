import { builtinModules } from 'node:module';
import { basename } from 'node:path';
import { parseSync } from 'oxc-parser';

/** `zod` and `@hono/node-server` in `zod/v4` and `@hono/node-server/conninfo`. */
const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+/;
const BUILTIN = new Set(builtinModules);
/** Packages that only an unbuilt program loads, to run TypeScript. */
const NOT_BUILT = new Set(['tsx']);

/**
 * Returns the packages that built files load from node_modules, in alphabetical order.
 *
 * @param files the built JavaScript by path
 * @param known the dependencies in package.json
 */
export function runTimePackages(files: ReadonlyMap<string, string>, known: ReadonlySet<string>): string[] {
  const found = [...files].flatMap(([path, source]) =>
    importsOf(basename(path), source).concat(
      resolvedIn(source).filter((request) => known.has(nameOf(request))),
    ),
  );
  const names = found
    .filter((request) => !/^(?:\.|\/|node:|file:)/.test(request))
    .map(nameOf)
    .filter((name) => !BUILTIN.has(name) && !NOT_BUILT.has(name));
  return [...new Set(names)].toSorted();
}

/** Returns a module's imports, including lazy ones with a literal. */
function importsOf(name: string, source: string): string[] {
  const { module } = parseSync(name, source);
  const lazy = module.dynamicImports.map(({ moduleRequest }) =>
    literal(source.slice(moduleRequest.start, moduleRequest.end)),
  );
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    ...lazy,
  ].flatMap((request) => request ?? []);
}

/**
 * Returns what is required or resolved with a literal. A function with the same name may be called with other texts.
 */
function resolvedIn(source: string): string[] {
  return Array.from(
    source.matchAll(/\b(?:require|resolve)(?:\$\d+)?\((['"])([^'"]+)\1\)/g),
    ([, , request = '']) => request,
  );
}

function nameOf(request: string): string {
  return PACKAGE.exec(request)?.[0] ?? request;
}

function literal(code: string): string | undefined {
  return /^['"](.+)['"]$/.exec(code)?.[1];
}
