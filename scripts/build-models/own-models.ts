import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of models/, as models/manifest.json describes it. */
export interface OwnModel {
  readonly file: string;
  readonly sha256: string;
  readonly what: string;
  readonly origin: string;
  /** How the file was made from its source. */
  readonly made: string;
  /** SPDX identifier */
  readonly license: string;
  /** The texts of its licenses, relative to models/. */
  readonly licenseFiles: readonly string[];
}

/** The folder of the repository's networks and data, relative to the project's root. */
export const MODELS_FOLDER = 'models';

/**
 * Lists the files of models/ in the manifest's order.
 *
 * @param project the project's root
 */
export async function ownModels(project: string): Promise<readonly OwnModel[]> {
  const text = await readFile(join(project, MODELS_FOLDER, 'manifest.json'), 'utf8');
  return (JSON.parse(text) as { readonly files: readonly OwnModel[] }).files;
}

/**
 * Reads a file of models/.
 *
 * @throws {Error} if the manifest doesn't list it, or its SHA-256 differs from the manifest's
 */
export async function readOwnModel(project: string, file: string): Promise<Uint8Array> {
  const entry = (await ownModels(project)).find((model) => model.file === file);
  if (entry === undefined) throw new Error(`models/manifest.json doesn't list ${file}.`);
  const bytes = await readFile(join(project, MODELS_FOLDER, file));
  const found = sha256(bytes);
  if (found !== entry.sha256) {
    throw new Error(`models/${file} is damaged: its SHA-256 is ${found}, expected ${entry.sha256}.`);
  }
  return bytes;
}

/** Returns the SHA-256 of the bytes in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
