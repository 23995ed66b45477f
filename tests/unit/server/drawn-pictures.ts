import sharp from 'sharp';

const WIDTH = 1024;
const HEIGHT = 768;

async function drawn(body: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}

/** Lines of writing as strokes, so that tests do not depend on installed fonts. */
function writing(left: number, top: number, { lines = 20, words = 9, ink = '#222' } = {}): string {
  const strokes: string[] = [];
  for (let line = 0; line < lines; line += 1) {
    for (let word = 0; word < words; word += 1) {
      for (let letter = 0; letter < 6; letter += 1) {
        const x = left + word * 80 + letter * 11;
        const y = top + line * 30;
        const bow = (line + word + letter) % 3;
        strokes.push(`M${x} ${y}v14${bow === 0 ? 'h6' : ''}${bow === 1 ? 'm0 -7h6v7' : ''}`);
      }
    }
  }
  return `<path d="${strokes.join('')}" stroke="${ink}" stroke-width="2.5" fill="none"/>`;
}

const paper = (fill: string) => `<rect width="100%" height="100%" fill="${fill}"/>`;

/** A printed page that fills the picture. */
export const drawnPage = () => drawn(paper('#f8f6f0') + writing(140, 80));

/** A screenshot of a window: bars, a sidebar, and light text on dark. */
export const drawnScreenshot = () =>
  drawn(
    `${paper('#1e1e1e')}<rect width="100%" height="36" fill="#3c3c3c"/><rect width="180" height="100%" fill="#252526"/>
    ${writing(16, 60, { lines: 22, words: 2, ink: '#ccc' })}${writing(220, 60, { words: 7, ink: '#d4d4d4' })}`,
  );

/** A receipt on a dark table. */
export const drawnReceipt = () =>
  drawn(
    `${paper('#4a3020')}<rect x="300" y="20" width="420" height="728" fill="#fff"/>${writing(320, 50, { lines: 22, words: 5 })}`,
  );

/** A plain wall. */
export const drawnWall = () => drawn(paper('#b22222'));

/** A sky over hills without sharp edges, as in a photo. */
export const drawnSunset = () =>
  drawn(
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#204070"/><stop offset="0.7" stop-color="#f0a050"/>
    <stop offset="1" stop-color="#302010"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="500" cy="470" r="60" fill="#ffe080"/>`,
  );

/** A few plain objects on a plain background, as in a product photo. */
export const drawnThings = () =>
  drawn(
    `${paper('#eee')}<circle cx="300" cy="400" r="160" fill="#36c"/><rect x="560" y="260" width="240" height="280" fill="#c63"/>`,
  );

/** Noise, as of leaves or gravel; the same on every run. */
export async function drawnNoise(): Promise<Buffer> {
  let state = 1;
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
