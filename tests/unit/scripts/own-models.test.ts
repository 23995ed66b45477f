import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ownModels, readOwnModel, sha256 } from '../../../scripts/build-models/own-models.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const MODELS = join(PROJECT, 'models');

/** A project whose models/ has one file with these bytes, listed with this hash. */
async function projectWith(bytes: string, hash: string): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'models-'));
  onTestFinished(() => rm(project, { recursive: true }));
  await mkdir(join(project, 'models'));
  await writeFile(join(project, 'models/net.tflite'), bytes);
  const manifest = { files: [{ file: 'net.tflite', sha256: hash }] };
  await writeFile(join(project, 'models/manifest.json'), JSON.stringify(manifest));
  return project;
}

describe('models/', () => {
  it('lists all its files', async () => {
    const entries = await readdir(MODELS, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const listed = (await ownModels(PROJECT)).map(({ file }) => file);
    expect(files.filter((name) => name !== 'manifest.json').toSorted()).toEqual(listed.toSorted());
  });

  it('gives every file’s source, its making, and its licenses', async () => {
    for (const { file, origin, made, licenseFiles } of await ownModels(PROJECT)) {
      await expect(readOwnModel(PROJECT, file)).resolves.toBeDefined();
      expect(origin).not.toBe('');
      expect(made).not.toBe('');
      expect(licenseFiles).not.toEqual([]);
      for (const path of licenseFiles)
        expect(await readFile(join(MODELS, path), 'utf8')).toMatch(/Licen[cs]e/);
    }
  });
});

describe('readOwnModel', () => {
  it('reads a file whose SHA-256 is the one in the manifest', async () => {
    const project = await projectWith('weights', sha256(Buffer.from('weights')));
    expect(Buffer.from(await readOwnModel(project, 'net.tflite')).toString()).toBe('weights');
  });

  it('rejects a file with other bytes', async () => {
    const project = await projectWith('weightz', sha256(Buffer.from('weights')));
    await expect(readOwnModel(project, 'net.tflite')).rejects.toThrow('models/net.tflite is damaged');
  });

  it('rejects a file that the manifest does not list', async () => {
    const project = await projectWith('weights', '');
    await expect(readOwnModel(project, 'other.tflite')).rejects.toThrow("doesn't list other.tflite");
  });
});
