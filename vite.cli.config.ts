import { join } from 'node:path';
import { copiedFile } from './scripts/copied-file.ts';
import { nodeBuild } from './scripts/node-build.ts';

export default nodeBuild(
  'dist/cli',
  {
    main: 'cli/main.ts',
    'decoder-process': 'cli/decoding/decoder-process.ts',
    'decoder-watch': 'cli/decoding/decoder-watch.ts',
  },
  [copiedFile(join(import.meta.dirname, 'shared/places/cities.bin'))],
);
