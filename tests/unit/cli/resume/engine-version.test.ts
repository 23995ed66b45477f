import { expect, it } from 'vitest';
import { PROGRAM } from '../../../../cli/resume/engine-version.ts';
import config from '../../../../vite.cli.config.ts';

/** Faces are in no journal, the watch only ends a process, and `main.js` names the rest of `run-program.js`. */
const OTHERS = ['decoder-watch.js', 'embedded-faces.js', 'run-program.js'];

it('the version of the engine depends on each built file that takes part in an analysis', () => {
  const input = config.build?.rollupOptions?.input ?? {};
  const built = Object.keys(input).map((name) => `${name}.js`);
  expect([...PROGRAM, ...OTHERS].toSorted()).toEqual(built.toSorted());
});
