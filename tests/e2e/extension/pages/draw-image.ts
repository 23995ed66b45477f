import sharp from 'sharp';

export interface DrawnImage {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

const drawn = new Map<string, Promise<DrawnImage | undefined>>();

/**
 * The image for a path: ".../oak-800x600.jpg" is a JPEG of 800 × 600 pixels in a color that depends on its
 * name. Without a known extension ("/asset/oak-800x600") it is a JPEG; without a size, undefined.
 */
export function drawImage(path: string): Promise<DrawnImage | undefined> {
  const drawing = drawn.get(path) ?? draw(path);
  drawn.set(path, drawing);
  return drawing;
}

async function draw(path: string): Promise<DrawnImage | undefined> {
  const [, width, height, extension = 'jpg'] = /(\d+)x(\d+)[^/.]*(?:\.([a-z]+))?$/.exec(path) ?? [];
  const mediaType = MEDIA_TYPES[extension];
  if (!width || !height || !mediaType) return undefined;
  const hue = Buffer.from(path).reduce((sum, byte) => (sum * 31 + byte) % 360, 7);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 60% 60%)"/><circle cx="50%" cy="50%" r="30%" fill="hsl(${(hue + 120) % 360} 60% 40%)"/></svg>`;
  if (extension === 'svg') return { mediaType, bytes: Buffer.from(svg) };
  const image = sharp(Buffer.from(svg));
  switch (extension) {
    case 'png':
      return { mediaType, bytes: await image.png({ compressionLevel: 1 }).toBuffer() };
    case 'webp':
      return { mediaType, bytes: await image.webp({ effort: 0 }).toBuffer() };
    case 'gif':
      return { mediaType, bytes: await image.gif({ effort: 1 }).toBuffer() };
    case 'avif':
      return { mediaType, bytes: await image.avif({ effort: 0 }).toBuffer() };
    default:
      return { mediaType, bytes: await image.jpeg().toBuffer() };
  }
}
