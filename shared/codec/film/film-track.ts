import { type EncodedPacket, EncodedPacketSink, type InputVideoTrack, type VideoCodec } from 'mediabunny';
import type { PictureFacts } from '#core/decoding/decoding-limits.ts';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { AppError } from '#core/failure.ts';
import { isNearMoment } from '#core/films/frame-moments.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import type { PictureSize } from '../picture-size.ts';
import { decodedFrame, type FilmCodecs } from './decoded-frame.ts';
import type { OpenFilm } from './film-moments.ts';
import { framePicture, type FramePicture, type FrameReading } from './frame-picture.ts';

/** What a host supplies for looking at films. */
export interface FilmHost {
  /** Missing if the host has none. */
  readonly codecs: FilmCodecs | undefined;
  /** Waits for room for the frames, before the first one is decoded. */
  readonly ask: (frames: PictureFacts) => Promise<void>;
  /** Scales a frame down for the engine. */
  readonly toSmall: (picture: FramePicture) => FramePicture;
  /** Looks at exactly these moments, in seconds since the start, however the frames there came out. */
  readonly moments?: readonly number[] | undefined;
  /** Decodes a JPEG for the engine: old cameras film in photos. */
  readonly jpeg: (jpeg: Uint8Array<ArrayBuffer>) => Promise<FramePicture>;
}

const CODEC_NAMES: Readonly<Record<VideoCodec, string>> = {
  avc: 'H.264',
  hevc: 'HEVC',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
};
/** QuickTime's names of films of which each frame is a JPEG (QuickTime File Format, "Video Sample Description"). */
const MOTION_JPEG: ReadonlySet<unknown> = new Set(['jpeg', 'mjpa']);

/**
 * Opens a film's track.
 *
 * @throws {AppError} `photo-format-unsupported` for a codec without a decoder, `photo-too-many-pixels`
 */
export async function openTrack(track: InputVideoTrack, host: FilmHost): Promise<OpenFilm> {
  const sink = new EncodedPacketSink(track);
  const rotation = await track.getRotation();
  const [width, height] = [await track.getCodedWidth(), await track.getCodedHeight()];
  const isOnItsSide = rotation === 90 || rotation === 270;
  const size = isOnItsSide ? { width: height, height: width } : { width, height };
  if (MOTION_JPEG.has(await track.getInternalCodecId())) {
    const seconds = (await track.getDurationFromMetadata()) ?? 0;
    const frameAt = async (moment: number) => {
      const packet = (await sink.getPacket(moment)) ?? (await sink.getFirstPacket());
      return packet
        ? { picture: await host.jpeg(packet.data.slice()), seconds: packet.timestamp }
        : undefined;
    };
    return { seconds, size, frameAt };
  }
  const config = await track.getDecoderConfig();
  const isSupported = config && host.codecs && (await host.codecs.VideoDecoder.isConfigSupported(config));
  if (!config || !host.codecs || !isSupported?.supported) throw unsupported(await track.getCodec());
  await host.ask({ width, height, held: 'copies' });
  const reading: FrameReading = {
    rotation,
    colorSpace: await track.getColorSpace(),
    shrink: shrinkFor({ width, height }),
  };
  const seconds = await lengthOf(track, sink);
  const frames = new TrackFrames(sink, seconds, config, host.codecs);
  const frameAt = async (moment: number) => {
    const frame = await (host.moments ? frames.exactlyAt(moment) : frames.at(moment));
    if (!frame) return undefined;
    try {
      const picture = host.toSmall(await framePicture(frame, reading));
      return { picture, seconds: frame.timestamp / 1e6 };
    } finally {
      frame.close();
    }
  };
  return { seconds, size, frameAt };
}

/** Key frames are recognized by their content, because containers list others as such. */
const VERIFIED = { verifyKeyPackets: true };

/** Decodes frames of a track, from the key frames before them. */
class TrackFrames {
  readonly #seenAt = new Set<number>();

  constructor(
    private readonly sink: EncodedPacketSink,
    private readonly seconds: number,
    private readonly config: VideoDecoderConfig,
    private readonly codecs: FilmCodecs,
  ) {}

  /** Returns the frame at a moment, or a key frame near it that wasn't returned before. */
  async at(moment: number): Promise<VideoFrame | undefined> {
    const { sink, seconds, config, codecs } = this;
    const key = await this.#keyBefore(moment);
    if (!key) return undefined;
    // A key frame that came out badly isn't used again.
    const isEnough = isNearMoment(key.timestamp, moment, seconds) && !this.#seenAt.has(key.timestamp);
    this.#seenAt.add(key.timestamp);
    return decodedFrame(isEnough ? only(key) : packetsTo(moment, key, sink), config, codecs);
  }

  async exactlyAt(moment: number): Promise<VideoFrame | undefined> {
    const key = await this.#keyBefore(moment);
    if (!key) return undefined;
    return decodedFrame(packetsPast(moment, key, this.sink), this.config, this.codecs, moment);
  }

  async #keyBefore(moment: number): Promise<EncodedPacket | null> {
    const before = await this.sink.getKeyPacket(moment, VERIFIED);
    return before ?? this.sink.getFirstKeyPacket(VERIFIED);
  }
}

async function* only(packet: EncodedPacket): AsyncGenerator<EncodedPacket, void, void> {
  yield packet;
}

/** Returns the packets from a key frame to the one shown at a moment. */
function packetsTo(moment: number, key: EncodedPacket, sink: EncodedPacketSink) {
  return packetsUntil(({ timestamp }) => timestamp > moment, { key, sink, most: FILM_READING.framesBetween });
}

/** H.264 and HEVC store a frame at most so many places before it is shown. */
const MOST_REORDERED = 16;

/** Returns packets until all frames up to a moment are there: frames are stored in another order than they are shown in. */
function packetsPast(moment: number, key: EncodedPacket, sink: EncodedPacketSink) {
  let later = 0;
  const isPast = ({ timestamp, type }: EncodedPacket) => {
    if (timestamp <= moment) return false;
    later += 1;
    return type === 'key' || later > MOST_REORDERED;
  };
  return packetsUntil(isPast, { key, sink, most: FILM_READING.framesBetweenExact });
}

interface PacketRun {
  readonly key: EncodedPacket;
  readonly sink: EncodedPacketSink;
  /** The number of packets after the key frame. */
  readonly most: number;
}

/** Reads a key frame and the packets after it, up to the one at which it ends. */
async function* packetsUntil(
  isEnd: (packet: EncodedPacket) => boolean,
  { key, sink, most }: PacketRun,
): AsyncGenerator<EncodedPacket, void, void> {
  yield key;
  let packet = key;
  for (let count = 0; count < most; count += 1) {
    const next = await sink.getNextPacket(packet);
    if (!next || isEnd(next)) return;
    packet = next;
    yield packet;
  }
}

/** Returns a film's length, computed from its frames if no key frame is where the container's length suggests it. */
async function lengthOf(track: InputVideoTrack, sink: EncodedPacketSink): Promise<number> {
  const told = (await track.getDurationFromMetadata()) ?? 0;
  const last = await sink.getKeyPacket(told, { metadataOnly: true });
  return told > 0 && last && last.timestamp > told / 2 ? told : track.computeDuration();
}

/** The share of the engine's size that is enough for a frame. */
const ENOUGH = 0.9;

/**
 * Returns by how much a frame is scaled down while its colors are converted. Full HD becomes a little smaller than the
 * engine's size, which saves three quarters of the pixels.
 */
function shrinkFor({ width, height }: PictureSize): FrameReading['shrink'] {
  const enough = ENOUGH * ENGINE_LONG_EDGE_PX;
  return ([8, 4, 2] as const).find((shrink) => Math.max(width, height) >= shrink * enough) ?? 1;
}

function unsupported(codec: VideoCodec | null): AppError {
  const name = codec === null ? 'video' : `${CODEC_NAMES[codec]} video`;
  return new AppError({ code: 'photo-format-unsupported', details: { format: name } });
}
