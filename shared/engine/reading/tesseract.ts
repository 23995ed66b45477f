import type { RgbImage } from '../pictures/image.ts';
import { type GreyImage, stripsOf } from './strips.ts';
import type { TextLine } from './text-line.ts';
import { LANCZOS3, resizeRegion } from '../pictures/resize.ts';

/**
 * The long edge in pixels up to which a page is enlarged for reading, and the maximum factor: on the validation set,
 * this gave four times as many confident words.
 */
const PAGE = { edgePx: 1024, mostEnlarged: 3 } as const;

/** The weights of red, green and blue in a pixel's brightness (ITU-R BT.601, as JPEG's Y). */
const BRIGHTNESS = [0.299, 0.587, 0.114] as const;

/** Returns a picture as input for text recognition: grayscale, and enlarged if it is small. */
function greyPage(image: RgbImage): GreyImage {
  const { width, height, data } = enlarged(image);
  const grey = new Uint8Array(width * height);
  const [red, green, blue] = BRIGHTNESS;
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = data[at * 3]! * red + data[at * 3 + 1]! * green + data[at * 3 + 2]! * blue + 0.5;
  }
  return { width, height, data: grey };
}

function enlarged(image: RgbImage): RgbImage {
  const longEdge = Math.max(image.width, image.height);
  const scale = Math.min(PAGE.edgePx / longEdge, PAGE.mostEnlarged);
  if (scale <= 1) return image;
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const whole = { left: 0, top: 0, width: image.width, height: image.height };
  return { width, height, data: resizeRegion(image, whole, width, height, LANCZOS3) };
}

/** The Tesseract files among the engine's files. */
export const TESSERACT_FILES = {
  wasm: 'tesseract-core-simd-lstm.wasm',
  letters: 'eng.traineddata',
} as const;

/** The maximum number of lines read; pages have fewer. */
const MOST_LINES = 300;

/** The part of tesseract.js-core that we use. The package tesseract.js would download its files from the web. */
interface TesseractModule {
  // Emscripten's file system is in memory; nothing is written to disk.
  FS_createDataFile(folder: string, name: string, bytes: Uint8Array, canRead: true, canWrite: true): void;
  FS_unlink(path: string): void;
  readonly TessBaseAPI: new () => {
    /** @returns -1 on failure */
    Init(folder: null, language: string, engineMode: number): number;
    SetVariable(name: string, value: string): void;
    /** Loads the file /input. @returns 1 if it isn't an image */
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
  };
}
export type TesseractFactory = (options: {
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

/** Recognizes the text of a picture, strip by strip from top to bottom. It blocks the thread. */
export type ReadStrips = (image: RgbImage) => Generator<TextLine[], void>;

/**
 * Starts Tesseract with its English language data; once per thread.
 *
 * @param create the factory that its script exports
 * @throws {Error} if a file is damaged
 */
export async function startTesseract(
  create: TesseractFactory,
  { wasm, letters }: Readonly<Record<keyof typeof TESSERACT_FILES, Uint8Array>>,
): Promise<ReadStrips> {
  const tesseract = await create({
    wasmBinary: wasm,
    print: silent,
    printErr: silent,
    TesseractProgress: silent,
  });
  tesseract.FS_createDataFile('/', TESSERACT_FILES.letters, letters, true, true);
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, 'eng', LSTM_ONLY) === -1) throw new Error(`${TESSERACT_FILES.letters} cannot be used.`);
  tesseract.FS_unlink(`/${TESSERACT_FILES.letters}`);
  api.SetVariable('tessedit_pageseg_mode', AUTO_LAYOUT);
  return function* (image) {
    const page = greyPage(image);
    for (const { from, to } of stripsOf(page)) {
      tesseract.FS_createDataFile('/', 'input', asPgm(page, from, to), true, true);
      const isPicture = api.SetImageFile(1, 0) !== 1;
      tesseract.FS_unlink('/input');
      if (!isPicture) throw new Error('Tesseract cannot read the picture.');
      api.Recognize(null);
      yield linesOf(api.GetTSVText(0), from, page.height);
      api.Clear();
    }
  };
}

/** Ignores the messages that Tesseract logs to the console about every image. */
function silent(): void {}

/** Returns rows of an image as a PGM file (netpbm), which needs no encoder. */
function asPgm({ width, data }: GreyImage, from: number, to: number): Uint8Array {
  const rows = data.subarray(from * width, to * width);
  const header = Uint8Array.from(`P5\n${width} ${to - from}\n255\n`, (character) => character.charCodeAt(0));
  const file = new Uint8Array(header.length + rows.length);
  file.set(header);
  file.set(rows, header.length);
  return file;
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
    if (lines.size >= MOST_LINES) break;
  }
  return [...lines.values()].map(({ words, confidences, height, top }) => ({
    text: words.join(' '),
    confidence: confidences.reduce((sum, value) => sum + value, 0) / confidences.length,
    height,
    top,
  }));
}
