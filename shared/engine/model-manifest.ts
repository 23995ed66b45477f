/** One of the classifiers: its files and its quantization. */
export interface ClassifierManifest {
  readonly model: string;
  /** The file of its last layer, over ImageNet's 1,000 classes. */
  readonly classes: string;
  /** The edge of its square input, in pixels. */
  readonly edgePx: number;
  /** The quantization step of its uint8 output. */
  readonly featureScale: number;
  /** The quantization step of the class layer's int8 weights. */
  readonly classWeightScale: number;
}

/** Describes the files in dist/models (manifest.json). Written by scripts/build-models.ts. */
export interface ModelManifest {
  /** Identifies the sources and the conversion, so that a build can tell whether its files are current. */
  readonly recipe: string;
  /** The small one as published, then the large, fine-tuned one. */
  readonly classifiers: readonly ClassifierManifest[];
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;
}
