import { analyzeImageRequestSchema } from '#protocol/analyze-image.ts';

const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;

/** The picture of a JSON body that has it as base64; nothing where the body is anything else. */
export function readBase64Picture(body: ArrayBuffer): Uint8Array<ArrayBuffer> | undefined {
  const request = analyzeImageRequestSchema.safeParse(jsonOf(body));
  if (!request.success || !BASE64.test(request.data.base64Image)) return undefined;
  return new Uint8Array(Buffer.from(request.data.base64Image, 'base64'));
}

function jsonOf(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
