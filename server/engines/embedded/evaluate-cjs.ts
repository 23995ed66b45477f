import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

/**
 * Evaluates a CommonJS file and returns its exports. `require` would load it as an ES module, because the `type` of
 * its package is "module".
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
