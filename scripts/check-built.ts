import { join } from 'node:path';
import { undefinedNames } from './bundling/undefined-names.ts';

/**
 * Checks that every name in the built scripts is defined: otherwise one would stop only when a person reaches it.
 *
 * @throws {Error} listing the names that are not
 */
export function checkBuilt(): void {
  const found = undefinedNames(join(import.meta.dirname, '../dist'));
  if (found.length > 0) throw new Error(found.join('\n'));
}
