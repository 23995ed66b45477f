import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

/**
 * What a CommonJS file exports. `require` would take it for an ES module, as the type of the package that it lies in is
 * "module".
 */
export function evaluateCommonJs(path: string): unknown {
  const module = { exports: {} };
  const run = compileFunction(
    readFileSync(path, 'utf8'),
    ['module', 'exports', 'require', '__filename', '__dirname'],
    { filename: path },
  );
  run(module, module.exports, createRequire(path), path, dirname(path));
  return module.exports;
}
