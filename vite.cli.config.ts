import { nodeBuild } from './scripts/node-build.ts';

export default nodeBuild('dist/cli', { main: 'cli/main.ts' });
