/** One of the classifiers: its files and what their numbers are worth. */
export interface ClassifierManifest {
  readonly model: string;
  /** Its own last layer, over ImageNet's 1,000 classes. */
  readonly classes: string;
  /** Edge of its square input, pixels. */
  readonly edgePx: number;
  /** What one step of its uint8 answer is worth. */
  readonly featureScale: number;
  /** What one step of the class layer's int8 weights is worth. */
  readonly classWeightScale: number;
}

/** What dist/models/manifest.json says of the files beside it. Written by scripts/build-models.ts. */
export interface ModelManifest {
  /** Names the sources and the way they were changed, so that a build can tell whether it is current. */
  readonly recipe: string;
  /** In the order in which the head takes their features. */
  readonly classifiers: readonly ClassifierManifest[];
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;
}
