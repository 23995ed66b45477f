import { nodeBuild } from './scripts/node-build.ts';

export default nodeBuild('dist/server', { node: 'server/node.ts' });
