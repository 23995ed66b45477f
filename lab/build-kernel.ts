/**
 * Writes shared/engine/kernel/kernel-bytes.ts from kernel.wat: `npm run build:kernel`. The output is committed, so
 * this is only needed when the source changes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toBase64 } from '../shared/core/bytes/base64.ts';
import { KERNEL_FOLDER, kernelBytes } from './build-kernel/kernel-bytes.ts';

const text = toBase64(await kernelBytes());
await writeFile(
  join(KERNEL_FOLDER, 'kernel-bytes.ts'),
  `/** kernel.wat as WebAssembly, in Base64; written by \`npm --prefix lab run build:kernel\`. */\nexport const KERNEL_BYTES =\n  '${text}';\n`,
);
