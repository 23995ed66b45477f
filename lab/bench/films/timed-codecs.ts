import { EncodedVideoChunk, VideoDecoder } from '@napi-rs/webcodecs';
import type { FilmCodecs } from '../../../shared/codec/film/decoded-frame.ts';

/** The time that decoders have taken in total, from the first packet to the last frame. */
export const decoding = { ms: 0 };

/** A decoder that adds its time to {@link decoding}. */
class TimedDecoder {
  static isConfigSupported = VideoDecoder.isConfigSupported.bind(VideoDecoder);
  readonly #decoder: VideoDecoder;
  #startMs = 0;

  constructor(init: ConstructorParameters<typeof VideoDecoder>[0]) {
    this.#decoder = new VideoDecoder(init);
  }

  get state() {
    return this.#decoder.state;
  }

  configure(config: Parameters<VideoDecoder['configure']>[0]): void {
    this.#startMs = performance.now();
    this.#decoder.configure(config);
  }

  decode(chunk: EncodedVideoChunk): void {
    this.#decoder.decode(chunk);
  }

  async flush(): Promise<void> {
    await this.#decoder.flush();
    decoding.ms += performance.now() - this.#startMs;
  }

  close(): void {
    this.#decoder.close();
  }
}

export const TIMED_CODECS = { VideoDecoder: TimedDecoder, EncodedVideoChunk } as unknown as FilmCodecs;
