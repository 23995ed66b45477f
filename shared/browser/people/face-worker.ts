import type { Face } from '#core/people/face.ts';
import { AppError } from '#core/failure.ts';
import { type FaceNetworks, findFaces } from '#engine/faces/find-faces.ts';
import { faceNetworks } from '#engine/faces/load-face-networks.ts';
import { decodedJpeg } from '../device/decoded-jpeg.ts';
import type { DeviceManifest } from '../device/device-manifest.ts';
import { type EngineOrigin, readEngine } from '../device/engine-files.ts';
import { modelLoader, RUNTIME_WASM } from '../device/litert-runtime.ts';
import { serveWorker } from '../serve-worker.ts';
import type { RgbImage } from '#engine/pictures/image.ts';
import { resizeRegion } from '#engine/pictures/resize.ts';
import { FACE_CROP } from '../limits.ts';

/** A set of files in this browser. */
export interface FileSet {
  readonly origin: EngineOrigin;
  readonly manifest: DeviceManifest;
}

export type FaceRequest = FindRequest | CropRequest;

/** Requests small pictures of faces that were found before. */
interface CropRequest {
  /** The small JPEG of a photo. */
  readonly jpeg: Blob;
  readonly boxes: readonly Pick<Face, 'left' | 'top' | 'width' | 'height'>[];
}

interface FindRequest {
  /** The engine's files, which include the runtime. */
  readonly engine: FileSet;
  readonly faces: FileSet;
  /** The small JPEG of a photo. */
  readonly jpeg: Blob;
  readonly isThorough: boolean;
}

/** A face with a small picture of it. */
export interface FoundFace extends Face {
  readonly crop: Blob;
}

let networks: Promise<FaceNetworks> | undefined;

serveWorker<FaceRequest, readonly FoundFace[] | readonly Blob[]>(
  async (request) => ('boxes' in request ? cropsOf(request) : facesOf(request)),
  { code: 'engine-failed', details: { message: 'the search for faces stopped' } },
);

async function cropsOf({ jpeg, boxes }: CropRequest): Promise<readonly Blob[]> {
  const image = await decodedJpeg(new Uint8Array(await jpeg.arrayBuffer()));
  const crops: Blob[] = [];
  for (const box of boxes) crops.push(await faceCrop(image, box));
  return crops;
}

async function facesOf({ engine, faces, jpeg, isThorough }: FindRequest): Promise<readonly FoundFace[]> {
  networks ??= load(engine, faces).catch((error: unknown) => {
    // The files may be correct on the next attempt.
    networks = undefined;
    throw error;
  });
  const loaded = await networks;
  const image = await decodedJpeg(new Uint8Array(await jpeg.arrayBuffer()));
  const found: FoundFace[] = [];
  for (const face of await findFaces(image, loaded, isThorough)) {
    found.push({ ...face, crop: await faceCrop(image, face) });
  }
  return found;
}

async function load(engine: FileSet, faces: FileSet): Promise<FaceNetworks> {
  const runtime = await readEngine(engine.origin, engine.manifest, [RUNTIME_WASM]);
  const files = await readEngine(faces.origin, faces.manifest);
  const bytesOf = (name: string) => {
    const bytes = files.get(name) ?? runtime.get(name);
    if (!bytes) throw new AppError({ code: 'engine-damaged', details: { file: name } });
    return bytes;
  };
  return faceNetworks(await modelLoader(bytesOf(RUNTIME_WASM)), bytesOf);
}

/** Returns a small square JPEG of a face with some of its surroundings. */
async function faceCrop(
  image: RgbImage,
  face: Pick<Face, 'left' | 'top' | 'width' | 'height'>,
): Promise<Blob> {
  const [width, height] = [face.width * image.width, face.height * image.height];
  const edge = Math.min(Math.max(width, height) * FACE_CROP.size, image.width, image.height);
  const inside = (middle: number, length: number) => Math.min(Math.max(0, middle - edge / 2), length - edge);
  const region = {
    left: inside((face.left + face.width / 2) * image.width, image.width),
    top: inside((face.top + face.height / 2) * image.height, image.height),
    width: edge,
    height: edge,
  };
  const { edgePx } = FACE_CROP;
  const rgb = resizeRegion(image, region, edgePx, edgePx);
  const pixels = new ImageData(edgePx, edgePx);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    pixels.data.set(rgb.subarray(from, from + 3), to);
    pixels.data[to + 3] = 255;
  }
  const canvas = new OffscreenCanvas(edgePx, edgePx);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: FACE_CROP.quality });
}
