import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAX_PHOTO_PIXELS } from '#core/limits.ts';
import type { TextLine } from '#engine/reading/text-line.ts';
import { DECODE_TIMEOUT_SECONDS, READING } from '../../limits.ts';
import { evaluateCommonJs } from './evaluate-cjs.ts';
import { type GreyImage, stripsOf } from './strips.ts';

const SCRIPT = 'tesseract-core-simd-lstm.js';
const WASM = 'tesseract-core-simd-lstm.wasm';
const LETTERS = 'eng.traineddata';

/** The part of tesseract.js-core that we use. The package tesseract.js would download its files from the web. */
interface TesseractModule {
  // Emscripten's file system is in memory; nothing is written to disk.
  FS_createDataFile(folder: string, name: string, bytes: Uint8Array, canRead: true, canWrite: true): void;
  FS_unlink(path: string): void;
  readonly TessBaseAPI: new () => {
    /** @returns -1 on failure */
    Init(folder: null, language: string, engineMode: number): number;
    SetVariable(name: string, value: string): void;
    /** Loads the file /input. @returns 1 when it is not an image */
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
  };
}
type TesseractFactory = (options: {
  readonly wasmBinary: Uint8Array;
  readonly print: () => void;
  readonly printErr: () => void;
  readonly TesseractProgress: () => void;
}) => Promise<TesseractModule>;

/** Tesseract's constants: the LSTM engine only (OcrEngineMode), and automatic page segmentation (PageSegMode). */
const LSTM_ONLY = 1;
const AUTO_LAYOUT = '3';

/** The level of a word in Tesseract's TSV output, and the indexes of its columns (Tesseract's documentation, "TSV"). */
const WORD_LEVEL = '5';
const COLUMN = { block: 1, word: 5, top: 7, height: 9, confidence: 10, text: 11 } as const;

/** Recognizes the text of a JPEG, PNG or WebP, strip by strip from top to bottom. It blocks the thread. */
export type ReadStrips = (bytes: Uint8Array) => AsyncGenerator<TextLine[]>;

/**
 * Loads Tesseract and its English language data into this thread.
 *
 * @throws {Error} when a file is missing or damaged
 */
export async function loadTesseract(modelsFolder: string): Promise<ReadStrips> {
  const create = evaluateCommonJs(join(modelsFolder, SCRIPT)) as TesseractFactory;
  const tesseract = await create({
    wasmBinary: await readFile(join(modelsFolder, WASM)),
    print: silent,
    printErr: silent,
    TesseractProgress: silent,
  });
  tesseract.FS_createDataFile('/', LETTERS, await readFile(join(modelsFolder, LETTERS)), true, true);
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, 'eng', LSTM_ONLY) === -1) throw new Error(`${LETTERS} cannot be used.`);
  tesseract.FS_unlink(`/${LETTERS}`);
  api.SetVariable('tessedit_pageseg_mode', AUTO_LAYOUT);
  return async function* (bytes) {
    const picture = await toGrey(bytes);
    for (const { from, to } of stripsOf(picture)) {
      tesseract.FS_createDataFile('/', 'input', asPgm(picture, from, to), true, true);
      const isPicture = api.SetImageFile(1, 0) !== 1;
      tesseract.FS_unlink('/input');
      if (!isPicture) throw new Error('Tesseract cannot read the picture.');
      api.Recognize(null);
      yield linesOf(api.GetTSVText(0), from, picture.height);
      api.Clear();
    }
  };
}

/** Tesseract logs messages about every image to the console. */
function silent(): void {}

/** Prepares an image for Tesseract: greyscale, and enlarged where it is small. */
async function toGrey(bytes: Uint8Array): Promise<GreyImage> {
  const { edgePx, mostEnlarged } = READING;
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS }).metadata();
  const edge = Math.min(edgePx, Math.max(width, height) * mostEnlarged);
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PHOTO_PIXELS })
    .rotate()
    .resize(edge, edge, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Rows of an image as a PGM file (netpbm), which needs no encoder. */
function asPgm({ width, data }: GreyImage, from: number, to: number): Uint8Array {
  const rows = data.subarray(from * width, to * width);
  return Buffer.concat([Buffer.from(`P5\n${width} ${to - from}\n255\n`), rows]);
}

/**
 * Groups the words of Tesseract's TSV output into lines.
 *
 * @param tsv one word per row, columns separated by tabs
 * @param from the image's row at which the strip begins
 */
function linesOf(tsv: string, from: number, rows: number): TextLine[] {
  const lines = new Map<string, { words: string[]; confidences: number[]; height: number; top: number }>();
  for (const row of tsv.split('\n')) {
    const columns = row.split('\t');
    const text = columns[COLUMN.text]?.trim() ?? '';
    if (columns[0] !== WORD_LEVEL || text === '') continue;
    const key = columns.slice(COLUMN.block, COLUMN.word).join();
    const line = lines.get(key) ?? { words: [], confidences: [], height: 0, top: Infinity };
    if (line.words.length === 0) lines.set(key, line);
    line.words.push(text);
    line.confidences.push(Number(columns[COLUMN.confidence]));
    line.height = Math.max(line.height, Number(columns[COLUMN.height]));
    line.top = Math.min(line.top, (from + Number(columns[COLUMN.top])) / rows);
    if (lines.size >= READING.mostLines) break;
  }
  return [...lines.values()].map(({ words, confidences, height, top }) => ({
    text: words.join(' '),
    confidence: confidences.reduce((sum, value) => sum + value, 0) / confidences.length,
    height,
    top,
  }));
}
