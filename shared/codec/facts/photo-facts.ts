import { type AlikeTraits, traitsOf } from '#core/similarity/alike/group-alike.ts';
import { judgePicture } from '#core/look-again/look-again.ts';
import type { Look } from '#core/similarity/look.ts';
import type { PhotoFacts } from '#core/photo-facts.ts';
import { cameraName } from './camera-name.ts';
import { fileTexts } from './file-texts.ts';
import type { FileMetadata } from '../metadata/file-metadata.ts';
import type { PictureSize } from '../picture-size.ts';
import { takenWith } from './taken-with.ts';

/** The picture for the engine, with its measurements. */
type SmallPicture = Parameters<typeof judgePicture>[0] & PictureSize;

/** The facts that a file and its picture provide. When and where it was taken depends on the whole batch. */
export type OwnFacts = Omit<PhotoFacts, 'takenAt' | 'dateSource' | 'location'> & {
  readonly traits: AlikeTraits;
};

/**
 * Reads the facts in a photo's file, and those that its picture shows without the engine.
 *
 * @param picture for the engine
 * @param size of the original photo, if its header has it
 * @param look computes the look of the picture; called only where looks are compared
 */
export function ownFacts(
  metadata: FileMetadata,
  picture: SmallPicture,
  size: PictureSize | undefined,
  look: () => Look,
): OwnFacts {
  const [camera, texts, taken] = [cameraName(metadata), fileTexts(metadata), takenWith(metadata)];
  const judgement = judgePicture(picture, size);
  const { lookAgain } = judgement;
  return {
    ...(camera === undefined ? {} : { camera }),
    ...(texts ? { texts } : {}),
    ...(taken ? { shot: { ...taken, look: look() } } : {}),
    ...(lookAgain ? { lookAgain } : {}),
    traits: traitsOf(picture, size ?? picture, judgement),
  };
}
