import type { Photo } from '#core/photo.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { resultsWords } from '#words/results.ts';
import { stacksWords } from '#words/stacks.ts';
import { viewerWords } from '#words/viewer.ts';
import type { ResultPhoto } from '../board/batch-view.ts';
import { FileName } from '../kit/file-name.tsx';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { use, useEffect, useState } from 'react';
import { STACK_PICTURE_PX } from '../limits.ts';
import { LoadPictureContext, type PixelSize } from '../board/picture-context.ts';

interface StackMemberProps {
  result: ResultPhoto<Photo>;
  /** Its folder, if different from that of the proposed photo. */
  elsewhere: string | undefined;
  /** A text saying that and why it is proposed. */
  proposal: string | undefined;
  isKept: boolean;
  isLarge: boolean;
  onKeep: () => void;
}

/** Shows a photo of a stack next to the others, where it can be selected as the one to keep. */
export function StackMember({ result, elsewhere, proposal, isKept, isLarge, onKeep }: StackMemberProps) {
  const { photo, fileName } = result;
  const t = useMessages(quantitiesWords, resultsWords, stacksWords, viewerWords);
  const picture = useStackPicture(photo.id, isLarge);
  const sizes = [...(picture?.size ? [t('viewer.pixels', picture.size)] : []), sizeText(photo.sizeBytes, t)];
  return (
    <li>
      <label className="stack-member" data-kept={isKept}>
        <span className="stack-picture">
          {picture ? <img src={picture.url} alt="" draggable={false} /> : <Thumbnail photoId={photo.id} />}
        </span>
        <span className="flex min-w-0 items-start gap-3 pt-2">
          <input type="radio" name="kept" checked={isKept} onChange={onKeep} />
          <span className="min-w-0">
            <span className="block text-13 leading-snug">
              <FileName name={fileName} />
            </span>
            {proposal !== undefined && <span className="mt-1 block text-15 font-semibold">{proposal}</span>}
            <span className="mt-1 flex flex-wrap gap-x-3 text-13 text-quiet">
              {sizes.map((size) => (
                <span key={size} className="whitespace-nowrap">
                  {size}
                </span>
              ))}
            </span>
            <span className="block font-mono text-13 wrap-anywhere text-quiet">
              {t('results.was', { name: photo.name })}
            </span>
            {elsewhere !== undefined && (
              <span className="block text-13 wrap-anywhere text-quiet">
                {t('stacks.elsewhere', { folder: elsewhere })}
              </span>
            )}
          </span>
        </span>
      </label>
    </li>
  );
}

interface StackPicture {
  readonly url: string;
  readonly size?: PixelSize;
}

/**
 * Returns a photo large enough to be compared with others; undefined until it is loaded, and if it is unavailable.
 *
 * @param isWanted whether to load it: in a long stack, only the first ones are
 */
function useStackPicture(photoId: string, isWanted: boolean): StackPicture | undefined {
  const load = use(LoadPictureContext);
  const [picture, setPicture] = useState<StackPicture>();
  useEffect(() => {
    if (!isWanted || !load) return undefined;
    const loading = new AbortController();
    let url: string | undefined;
    load(photoId, { longEdgePx: STACK_PICTURE_PX, isDrawn: true }, loading.signal).then(
      ({ picture: blob, size }) => {
        if (loading.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setPicture({ url, ...(size ? { size } : {}) });
      },
      // The thumbnail stays, and says so if there is none.
      () => undefined,
    );
    return () => {
      loading.abort();
      setPicture(undefined);
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [photoId, isWanted, load]);
  return picture;
}
