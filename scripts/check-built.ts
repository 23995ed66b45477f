import { join } from 'node:path';
import { undefinedNames } from './bundling/undefined-names.ts';

// Fails the build if a script in dist/ uses a name that nothing defines: it would stop only when a person reaches it.

const found = undefinedNames(join(import.meta.dirname, '../dist'));
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
