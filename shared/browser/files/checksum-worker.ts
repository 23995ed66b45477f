import { crc32 } from '#core/bytes/crc32.ts';
import { MAX_PHOTO_BYTES } from '#core/limits.ts';
import { Sha256 } from '#core/bytes/sha256.ts';
import { FileReading } from './file-reading.ts';
import { type PhotoSums, sumsOfWhole } from './photo-sums.ts';
import { serveWorker } from '../serve-worker.ts';

const reading = new FileReading();

/** Reads the file once. */
serveWorker<File, PhotoSums>(
  async (file) =>
    file.size <= MAX_PHOTO_BYTES ? sumsOfWhole(await reading.whole(file)) : sumsOfPieces(file),
  { code: 'photo-unreadable', details: {} },
);

/** Films are too large to be in memory as a whole. */
async function sumsOfPieces(file: File): Promise<PhotoSums> {
  const sha256 = new Sha256();
  let crc = 0;
  await reading.readThrough(file, false, (piece) => {
    sha256.update(piece);
    crc = crc32(piece, crc);
  });
  return { crc32: crc, sha256: sha256.hex() };
}
