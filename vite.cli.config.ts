import { join } from 'node:path';
import { copiedFile } from './scripts/bundling/copied-file.ts';
import { nodeBuild } from './scripts/bundling/node-build.ts';

export default nodeBuild(
  'dist/cli',
  {
    main: 'cli/main.ts',
    // By names of their own, so that one process can run several command lines, as tests do.
    'run-program': 'cli/run-program.ts',
    tools: 'cli/organize/tools.ts',
    'decoder-process': 'cli/decoding/decoder-process.ts',
    'decoder-watch': 'cli/decoding/decoder-watch.ts',
  },
  [copiedFile(join(import.meta.dirname, 'shared/places/cities.bin'))],
);
