import type { EncodedImage } from '#core/photo.ts';

const SIDE_PX = 256;

/** Returns a drawn picture that any vision model can describe: a yellow sun over green grass. */
export async function drawTestPicture(): Promise<EncodedImage> {
  const canvas = new OffscreenCanvas(SIDE_PX, SIDE_PX);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw images.');
  context.fillStyle = '#7ec8f0';
  context.fillRect(0, 0, SIDE_PX, SIDE_PX);
  context.fillStyle = '#3a9a3a';
  context.fillRect(0, SIDE_PX * 0.7, SIDE_PX, SIDE_PX * 0.3);
  context.fillStyle = '#ffd21f';
  context.beginPath();
  context.arc(SIDE_PX / 2, SIDE_PX * 0.35, SIDE_PX * 0.18, 0, 2 * Math.PI);
  context.fill();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' });
  return { bytes: new Uint8Array(await jpeg.arrayBuffer()), mediaType: 'image/jpeg' };
}
