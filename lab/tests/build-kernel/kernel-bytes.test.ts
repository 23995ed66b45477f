import { expect, it } from 'vitest';
import { fromBase64 } from '../../../shared/core/bytes/base64.ts';
import { KERNEL_BYTES } from '../../../shared/engine/kernel/kernel-bytes.ts';
import { kernelBytes } from '../../build-kernel/kernel-bytes.ts';

it('the committed kernel matches its source', async () => {
  expect(fromBase64(KERNEL_BYTES)).toEqual(new Uint8Array(await kernelBytes()));
});
