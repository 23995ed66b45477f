import type { EncodedPacket } from 'mediabunny';

/** What decodes frames: WebCodecs, in browsers or for Node.js. */
export interface FilmCodecs {
  readonly VideoDecoder: typeof VideoDecoder;
  readonly EncodedVideoChunk: typeof EncodedVideoChunk;
}

/**
 * Decodes frames from a key frame on, and returns the last one. Whoever gets it closes it.
 *
 * @param packets in the order of decoding; the first one is a key frame
 * @param until ignores frames after this moment, in seconds, unless they are the first
 * @returns undefined if the decoder returns no frame
 * @throws the decoder's error
 */
export async function decodedFrame(
  packets: AsyncIterable<EncodedPacket>,
  config: VideoDecoderConfig,
  codecs: FilmCodecs,
  until = Infinity,
): Promise<VideoFrame | undefined> {
  let last: VideoFrame | undefined;
  let isDone = false;
  let fail: ((error: unknown) => void) | undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  // Awaited only while frames are expected.
  failed.catch(() => {});
  const decoder = new codecs.VideoDecoder({
    output: (frame) => {
      const isOther =
        last !== undefined && (frame.timestamp < last.timestamp || frame.timestamp > until * 1e6);
      if (isDone || isOther) return frame.close();
      last?.close();
      last = frame;
    },
    error: (error) => fail?.(error),
  });
  try {
    // Without it, decoders hold a frame per core before they return the first one.
    decoder.configure({ ...config, optimizeForLatency: true });
    for await (const { type, microsecondTimestamp: timestamp, data } of packets) {
      decoder.decode(new codecs.EncodedVideoChunk({ type, timestamp, data }));
    }
    await Promise.race([decoder.flush(), failed]);
    return last;
  } catch (error) {
    last?.close();
    throw error;
  } finally {
    isDone = true;
    if (decoder.state !== 'closed') decoder.close();
  }
}
