import { listOf, matching, numberOf, objectOf, type Reader, textOf, wholeOf } from '#core/saved/fields.ts';
import { KEPT } from '#core/saved/limits.ts';
import type { ClassifierManifest, ModelManifest } from '#engine/model-manifest.ts';
import { isRecord } from '#core/is-record.ts';

/** The engine's manifest for browsers: the files that they need, and their version. */
export interface DeviceManifest extends ModelManifest {
  /** The name of the files' folder; it changes with their content. */
  readonly version: string;
}

/** Returns the size of all files, in bytes. */
export function bytesOf({ files }: DeviceManifest): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}

const name = textOf(KEPT.name);

const readFile = objectOf<DeviceManifest['files'][string]>({
  sha256: matching(/^[0-9a-f]{64}$/, 64),
  bytes: wholeOf(),
});

const readFiles: Reader<DeviceManifest['files']> = (value) => {
  if (!isRecord(value)) return undefined;
  const files = new Map<string, DeviceManifest['files'][string]>();
  for (const [file, described] of Object.entries(value)) {
    const read = readFile(described);
    if (!read) return undefined;
    files.set(file, read);
  }
  return Object.fromEntries(files);
};

const readFields = objectOf<DeviceManifest>({
  version: matching(/^[\w.-]+$/, KEPT.name),
  recipe: name,
  classifiers: listOf(
    objectOf<ClassifierManifest>({
      model: name,
      classes: name,
      edgePx: wholeOf(),
      featureScale: numberOf(),
      classWeightScale: numberOf(),
    }),
    KEPT.companions,
  ),
  files: readFiles,
});

/** Reads a manifest. Returns undefined if the text isn't one, such as a proxy's page or a damaged copy. */
export function readManifest(json: string): DeviceManifest | undefined {
  try {
    return readFields(JSON.parse(json));
  } catch {
    return undefined;
  }
}
