import { join } from 'node:path';
import { copiedFile } from './scripts/bundling/copied-file.ts';
import { nodeBuild } from './scripts/bundling/node-build.ts';

export default nodeBuild(
  'dist/cli',
  {
    main: 'cli/main.ts',
    'decoder-process': 'cli/decoding/decoder-process.ts',
    'decoder-watch': 'cli/decoding/decoder-watch.ts',
  },
  [copiedFile(join(import.meta.dirname, 'shared/places/cities.bin'))],
);
