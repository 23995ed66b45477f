import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOwnModel } from '../../../../scripts/build-models/own-models.ts';
import { patchClassifier } from '../../../../scripts/build-models/patch-classifier.ts';
import { patchDetector } from '../../../../scripts/build-models/patch-detector.ts';

const ROOT = join(import.meta.dirname, '../../../..');

it.each(['efficientnet-lite0.tflite', 'efficientnet-lite2-tuned.tflite'])(
  '%s does not keep the class layer’s weights, which are in a file of their own',
  async (file) => {
    const original = await readOwnModel(ROOT, file);
    const { model, classes } = patchClassifier(original);
    const start = Buffer.from(classes.subarray(0, 4096));
    expect(Buffer.from(original).includes(start)).toBe(true);
    expect(Buffer.from(model).includes(start)).toBe(false);
    expect(gzipSync(model).length).toBeLessThan(gzipSync(original).length - 0.7 * classes.length);
  },
);

it('the detector does not keep its anchors, which are in a file of their own', async () => {
  const { model, anchors } = patchDetector(await readOwnModel(ROOT, 'efficientdet-lite0.tflite'));
  expect(anchors.some((byte) => byte !== 0)).toBe(true);
  expect(Buffer.from(model).includes(Buffer.from(anchors.subarray(0, 4096)))).toBe(false);
});
