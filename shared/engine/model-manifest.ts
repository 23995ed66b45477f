/** What dist/models/manifest.json says of the files beside it. Written by scripts/build-models.ts. */
export interface ModelManifest {
  /** Names the sources and the way they were changed, so that a build can tell whether it is current. */
  readonly recipe: string;
  /** Shape of the classifier's answer: [1, height, width, channels]. */
  readonly featureShape: readonly number[];
  /** What one step of the classifier's uint8 answer is worth. */
  readonly featureScale: number;
  /** What one step of the class layer's int8 weights is worth. */
  readonly classWeightScale: number;
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;
}
