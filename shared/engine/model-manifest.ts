/** One of the classifiers: its files and its quantization. */
export interface ClassifierManifest {
  readonly model: string;
  /** File of its last layer, over ImageNet's 1,000 classes. */
  readonly classes: string;
  /** Edge of its square input, pixels. */
  readonly edgePx: number;
  /** Quantization step of its uint8 output. */
  readonly featureScale: number;
  /** Quantization step of the class layer's int8 weights. */
  readonly classWeightScale: number;
}

/** Describes the files in dist/models (manifest.json). Written by scripts/build-models.ts. */
export interface ModelManifest {
  /** Identifies the sources and the conversion, so that a build can tell whether its files are current. */
  readonly recipe: string;
  /** The small one as published, then the large one that was fine-tuned. */
  readonly classifiers: readonly ClassifierManifest[];
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;
}
