import {
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  type VideoCodec,
  WEBM,
} from 'mediabunny';
import type { PictureFacts } from '#core/decoding/decoding-limits.ts';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { AppError } from '#core/failure.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { frameMoments, isNearMoment } from '#core/films/frame-moments.ts';
import { judgePicture, type PictureJudgement } from '#core/look-again/look-again.ts';
import type { PictureSize } from '../picture-size.ts';
import { type RawSource, withHead } from '../raw/raw-source.ts';
import { decodedFrame, type FilmCodecs } from './decoded-frame.ts';
import { assertFewBoxes, filmReading } from './film-source.ts';
import { framePicture, type FramePicture, type FrameReading } from './frame-picture.ts';

/** What a host supplies for looking at films. */
export interface FilmHost {
  readonly codecs: FilmCodecs;
  /** Waits for room for the frames, before the first one is decoded. */
  readonly ask: (frames: PictureFacts) => Promise<void>;
  /** Scales a frame down for the engine. */
  readonly toSmall: (picture: FramePicture) => FramePicture;
  /** Looks at exactly these moments, in seconds since the start, however the frames there came out. */
  readonly moments?: readonly number[] | undefined;
}

export interface FilmFrame {
  /** For the engine, upright. */
  readonly picture: FramePicture;
  readonly judgement: PictureJudgement;
  /** Since the film's start. */
  readonly seconds: number;
}

/** What a film's container says, and how it looks. */
export interface SeenFilm {
  /** Its length; missing if the container doesn't know it. */
  readonly seconds?: number;
  /** As displayed, in pixels. */
  readonly size: PictureSize;
  /** In the order of time; at least one. */
  readonly frames: readonly FilmFrame[];
  /** The one that came out best. */
  readonly best: FilmFrame;
}

const CODEC_NAMES: Readonly<Record<VideoCodec, string>> = {
  avc: 'H.264',
  hevc: 'HEVC',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
};

/**
 * Looks at a film in up to three moments, avoiding black and blurred frames. Its format is detected by its content.
 * What is missing of a truncated film is left out.
 *
 * @throws {AppError} `photo-format-unsupported` for a codec without a decoder, `photo-too-many-pixels`,
 * `photo-too-heavy` for a film that exceeds `FILM_READING`, `photo-unreadable`
 * @throws an error of the source
 */
export async function lookAtFilm(file: RawSource, host: FilmHost): Promise<SeenFilm> {
  const source = await withHead(file, HEAD_BYTES);
  await assertFewBoxes(source);
  const reading = filmReading(source);
  const input = new Input({ formats: [MP4, QTFF, MATROSKA, WEBM], source: reading.source });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error('no video track');
    return await seenTrack(track, host);
  } catch (error) {
    if (reading.failure !== undefined) throw reading.failure;
    if (error instanceof AppError) throw error;
    throw new AppError({ code: 'photo-unreadable', details: {} }, { cause: error });
  } finally {
    input.dispose();
  }
}

/** The first bytes of a film, which say where its list of frames is. */
const HEAD_BYTES = 64 * 1024;

async function seenTrack(track: InputVideoTrack, host: FilmHost): Promise<SeenFilm> {
  const config = await track.getDecoderConfig();
  const isSupported = config !== null && (await host.codecs.VideoDecoder.isConfigSupported(config)).supported;
  if (!config || isSupported !== true) throw unsupported(await track.getCodec());
  const [width, height] = [await track.getCodedWidth(), await track.getCodedHeight()];
  await host.ask({ width, height, held: 'copies' });
  const rotation = await track.getRotation();
  const colorSpace = await track.getColorSpace();
  const sink = new EncodedPacketSink(track);
  const seconds = await lengthOf(track, sink);
  const seenAt = new Set<number>();
  const frameAt = async (moment: number): Promise<FilmFrame | undefined> => {
    const key = (await sink.getKeyPacket(moment, VERIFIED)) ?? (await sink.getFirstKeyPacket(VERIFIED));
    if (!key) return undefined;
    // A key frame that came out badly isn't used again.
    const isNear = isNearMoment(key.timestamp, moment, seconds) && !seenAt.has(key.timestamp);
    const isEnough = isNear && !host.moments;
    seenAt.add(key.timestamp);
    const packets = isEnough
      ? only(key)
      : host.moments
        ? packetsPast(moment, key, sink)
        : packetsTo(moment, key, sink);
    const frame = await decodedFrame(packets, config, host.codecs, host.moments && moment);
    if (!frame) return undefined;
    try {
      const reading = { rotation, colorSpace, shrink: shrinkFor({ width, height }) };
      const picture = host.toSmall(await framePicture(frame, reading));
      return { picture, judgement: judgePicture(picture), seconds: frame.timestamp / 1e6 };
    } finally {
      frame.close();
    }
  };
  const frames = await (host.moments
    ? exactFrames(host.moments, frameAt)
    : framesAt(frameMoments(seconds), frameAt));
  const isOnItsSide = rotation === 90 || rotation === 270;
  return {
    ...(seconds > 0 ? { seconds } : {}),
    size: isOnItsSide ? { width: height, height: width } : { width, height },
    frames,
    best: frames.reduce((one, other) => (isSharper(other, one) ? other : one)),
  };
}

/** The share of the engine's size that is enough for a frame. */
const ENOUGH = 0.9;

/** Key frames are recognized by their content, because containers list others as such. */
const VERIFIED = { verifyKeyPackets: true };

/** Returns a film's length, computed from its frames if no key frame is where the container's length suggests it. */
async function lengthOf(track: InputVideoTrack, sink: EncodedPacketSink): Promise<number> {
  const told = (await track.getDurationFromMetadata()) ?? 0;
  const last = await sink.getKeyPacket(told, { metadataOnly: true });
  return told > 0 && last && last.timestamp > told / 2 ? told : track.computeDuration();
}

/**
 * Returns for each place the first frame that came out well, or else the sharpest one; without those that came out
 * badly, unless all did.
 */
async function framesAt(
  places: readonly (readonly number[])[],
  frameAt: (moment: number) => Promise<FilmFrame | undefined>,
): Promise<FilmFrame[]> {
  const frames: FilmFrame[] = [];
  let failure: { readonly error: unknown } | undefined;
  for (const moments of places) {
    let best: FilmFrame | undefined;
    for (const moment of moments) {
      try {
        const frame = await frameAt(moment);
        if (frame && (!best || isSharper(frame, best))) best = frame;
      } catch (error) {
        failure ??= { error };
      }
      if (best && !best.judgement.lookAgain) break;
    }
    if (best) frames.push(best);
  }
  const good = frames.filter(({ judgement }) => !judgement.lookAgain);
  const kept = good.length > 0 ? good : frames;
  if (kept.length > 0) return kept.toSorted((one, other) => one.seconds - other.seconds);
  throw failure?.error ?? new Error('no frame');
}

/** Containers round the times of frames, some to milliseconds. */
const ROUNDING_SECONDS = 0.001;

/** Returns the frames at all moments. @throws if one is missing */
async function exactFrames(
  moments: readonly number[],
  frameAt: (moment: number) => Promise<FilmFrame | undefined>,
): Promise<FilmFrame[]> {
  const frames: FilmFrame[] = [];
  for (const moment of moments) {
    const frame = await frameAt(moment + ROUNDING_SECONDS);
    if (!frame) throw new Error('no frame');
    frames.push(frame);
  }
  return frames;
}

function isSharper({ judgement: one }: FilmFrame, { judgement: other }: FilmFrame): boolean {
  if (Boolean(one.lookAgain) !== Boolean(other.lookAgain)) return !one.lookAgain;
  return (one.blur ?? 1) < (other.blur ?? 1);
}

async function* only(packet: EncodedPacket): AsyncGenerator<EncodedPacket, void, void> {
  yield packet;
}

async function* packetsTo(
  moment: number,
  key: EncodedPacket,
  sink: EncodedPacketSink,
): AsyncGenerator<EncodedPacket, void, void> {
  let packet: EncodedPacket | null = key;
  for (let count = 0; packet && count <= FILM_READING.framesBetween; count += 1) {
    if (packet.timestamp > moment && count > 0) return;
    yield packet;
    packet = await sink.getNextPacket(packet);
  }
}

/** Reads until all frames up to a moment are there: frames are stored in another order than they are shown in. */
async function* packetsPast(
  moment: number,
  key: EncodedPacket,
  sink: EncodedPacketSink,
): AsyncGenerator<EncodedPacket, void, void> {
  let packet: EncodedPacket | null = key;
  let later = 0;
  for (let count = 0; packet && count <= FILM_READING.framesBetweenExact; count += 1) {
    yield packet;
    packet = await sink.getNextPacket(packet);
    if (packet && packet.timestamp > moment && (packet.type === 'key' || (later += 1) > MOST_REORDERED))
      return;
  }
}

/** H.264 and HEVC store a frame at most so many places before it is shown. */
const MOST_REORDERED = 16;

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
