import { use, useEffect, useEffectEvent } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { folderText, type FolderPath } from '#core/naming/folder-path.ts';
import { folderNameIn } from '#core/wording/own-folders.ts';
import { unsureWords } from '#words/unsure.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { sharesOf } from '../board/shares.ts';
import { isAskedOf, ReviewContext } from '../board/review-context.ts';
import { ACCEPT_ALL_KEY, ACCEPT_KEY, MOVE_KEY } from '../board/review-keys.ts';

interface DoubtActionsProps {
  placed: PlacedPhoto;
  folder: FolderPath;
  /** The element that the keys apply to: the viewer. */
  root: HTMLElement | null;
  /** The id of the button that opens the list of folders. */
  moveId: string;
}

/** Asks whether an open photo's folder is right; a press or key answers and continues with the next photo. */
export function DoubtActions({ placed, folder, root, moveId }: DoubtActionsProps) {
  const t = useMessages(unsureWords);
  const review = use(ReviewContext);
  const { photoId, category, language } = placed;
  const nameOf = (name: string) => folderNameIn(name, language);
  const path = folderText(folder);
  const others = sharesOf(placed).filter((one) => one.category !== category || path !== nameOf(category));
  const isAsked = review !== undefined && isAskedOf(review, photoId);
  const isAccepted = review?.isAccepted(photoId) ?? false;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (!review || event.defaultPrevented || ctrlKey || metaKey || altKey || isOfAnother(target)) return;
    const chosen = /^[1-9]$/.test(key) ? others[Number(key) - 1] : undefined;
    if (key === ACCEPT_ALL_KEY && isAsked) review.acceptAll();
    else if (key === ACCEPT_KEY && isAsked) review.accept(photoId);
    else if (key === MOVE_KEY) document.getElementById(moveId)?.click();
    else if (chosen && isAsked) review.choose(photoId, chosen.category);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    root?.addEventListener('keydown', listen);
    return () => root?.removeEventListener('keydown', listen);
  }, [root]);
  if (!review || !isAsked) return null;
  return (
    <fieldset className="doubt">
      <legend className="viewer-label">{t('unsure.ask')}</legend>
      {isAccepted && <p className="text-15">{t('unsure.isAccepted')}</p>}
      {!isAccepted && (
        <button
          type="button"
          className={buttonClass('ink', 'doubt-answer')}
          aria-keyshortcuts={ACCEPT_KEY}
          onClick={() => review.accept(photoId)}
        >
          {t('unsure.accept', { folder: path })}
          <kbd aria-hidden>{ACCEPT_KEY.toUpperCase()}</kbd>
        </button>
      )}
      {others.map((one, at) => (
        <button
          key={one.category}
          type="button"
          className={buttonClass('outline', 'doubt-answer')}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => review.choose(photoId, one.category)}
        >
          {t('unsure.choose', { folder: nameOf(one.category) })}
          <kbd aria-hidden>{at + 1}</kbd>
        </button>
      ))}
    </fieldset>
  );
}

/** A field or menu uses the keys itself. */
function isOfAnother(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, [role=menu]') !== null;
}
