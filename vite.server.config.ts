import { nodeBuild } from './scripts/bundling/node-build.ts';

export default nodeBuild('dist/server', { node: 'server/node.ts' });
