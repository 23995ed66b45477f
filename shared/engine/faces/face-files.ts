/** The networks for faces: files of `dist/models/people`. */
export const FACE_FILES = {
  /** Finds faces in a photo or a part of it (MediaPipe, full range, sparse). */
  finder: 'face-finder.tflite',
  /** Checks one face, and finds its eyes and mouth (MediaPipe, short range). */
  checker: 'face-checker.tflite',
  /** Returns a face's vector (dlib). Packed; see `unpackNetwork`. */
  describer: 'face-describer.bin',
  /** How those vectors vary, fitted by lab/fit-face-space; see `FaceSpace`. */
  space: 'face-space.bin',
} as const;

/** Describes the files of `dist/models/people` (manifest.json). Written by scripts/build-models. */
export interface FaceManifest {
  /** Identifies the sources and the conversion. */
  readonly recipe: string;
  readonly files: Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;
}
