import { use, useEffect, useState } from 'react';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { folderText } from '#core/naming/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import type { BestReason } from '#core/similarity/alike/alike-group.ts';
import type { Stack } from '#core/similarity/alike/stacks.ts';
import type { PlainKey, Translate } from '#messages/translate.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { resultsWords } from '#words/results.ts';
import { stacksWords } from '#words/stacks.ts';
import { viewerWords } from '#words/viewer.ts';
import type { ResultFolder, ResultPhoto } from '../board/batch-view.ts';
import { LoadPictureContext, type PixelSize } from '../board/picture-context.ts';
import { buttonClass } from '../kit/button-class.ts';
import { FileName } from '../kit/file-name.tsx';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { STACK_PICTURE_PX, STACK_PICTURES } from '../limits.ts';
import { othersFolderOf } from './stack-edits.ts';

type StackWords = Translate<'stacks'>;

const REASONS = {
  cover: 'stacks.cover',
  'better-lit': 'stacks.betterLit',
  sharper: 'stacks.sharper',
  larger: 'stacks.larger',
  'camera-format': 'stacks.cameraFormat',
  'has-date': 'stacks.hasDate',
  'bigger-file': 'stacks.biggerFile',
} as const satisfies Record<BestReason, PlainKey<'stacks'>>;

/** Returns a text saying that a photo is proposed and why: "Proposed: sharper, larger". */
function proposalText({ reasons }: Stack, t: StackWords): string {
  if (reasons.length === 0) return t('stacks.proposed');
  const list = new Intl.ListFormat(t.locale, { style: 'short', type: 'unit' });
  return t('stacks.proposedFor', { reasons: list.format(reasons.map((reason) => t(REASONS[reason]))) });
}

interface StackChoiceProps {
  stack: Stack;
  folders: readonly ResultFolder<Photo>[];
  onDecide: (how: 'best-kept' | 'all-kept' | 'apart', keptId: string) => void;
}

/** Shows the photos of one stack, the proposed one first, with the possible actions. */
export function StackChoice({ stack, folders, onDecide }: StackChoiceProps) {
  const t = useMessages(stacksWords);
  const { kind, photoIds } = stack;
  const [best = ''] = photoIds;
  const [keptId, setKeptId] = useState(best);
  const members = photoIds.flatMap((id) => {
    const folder = folders.find(({ photos }) => photos.some(({ photo }) => photo.id === id));
    const result = folder?.photos.find(({ photo }) => photo.id === id);
    return folder && result ? [{ folder, result }] : [];
  });
  const bestFolder = members[0]?.folder;
  const kept = members.find(({ result }) => result.photo.id === keptId);
  const decide = (how: 'best-kept' | 'all-kept' | 'apart', clicks: number) => {
    // The second click of a double click would decide on the next stack.
    if (clicks < 2) onDecide(how, keptId);
  };
  const isBest = keptId === best && kind !== 'own';
  return (
    <>
      <fieldset className="stack-members">
        <legend className="sr-only">{t('stacks.which')}</legend>
        <ul>
          {members.map(({ folder, result }, at) => (
            <StackMember
              key={result.photo.id}
              result={result}
              elsewhere={folder === bestFolder ? undefined : folderText(folder.path)}
              proposal={at === 0 && kind !== 'own' ? proposalText(stack, t) : undefined}
              isKept={result.photo.id === keptId}
              isLarge={at < STACK_PICTURES}
              onKeep={() => setKeptId(result.photo.id)}
            />
          ))}
        </ul>
      </fieldset>
      <div className="stack-actions">
        <button
          type="button"
          className={buttonClass('accent')}
          onClick={({ detail }) => decide('best-kept', detail)}
        >
          {t(isBest ? 'stacks.keepBest' : 'stacks.keepChosen')}
        </button>
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={({ detail }) => decide('all-kept', detail)}
        >
          {t('stacks.keepAll')}
        </button>
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={({ detail }) => decide('apart', detail)}
        >
          {t('stacks.notDuplicates')}
        </button>
        <p className="text-13 text-quiet">
          {kept && t('stacks.where', { folder: folderText(othersFolderOf(kept.folder.path)) })}
        </p>
      </div>
    </>
  );
}

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
function StackMember({ result, elsewhere, proposal, isKept, isLarge, onKeep }: StackMemberProps) {
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
