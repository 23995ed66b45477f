import { useRef } from 'react';
import { isPlaced } from '#browser/files/file-place.ts';
import { itemsNamed } from '#core/films/items-text.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { PermissionButton } from '#ui/kit/permission-button.tsx';
import { FilePicker } from '#ui/table/file-picker.tsx';
import { RESUME } from './resume-copy.ts';
import { TableOffer } from './table-offer.tsx';
import type { ResumableBatch } from './use-saved-batch.ts';

interface SavedBatchOfferProps {
  kept: ResumableBatch;
}

/** Shows what happened to the last batch, how much of it is left, and the options. */
export function SavedBatchOffer({
  kept: { batch, isAsking, isReading, wasRead, resume, discard },
}: SavedBatchOfferProps) {
  const picker = useRef<HTMLInputElement>(null);
  const total = batch.order.length;
  const described = batch.described.size;
  const there = new Set(batch.photos.map(({ id }) => id));
  const absent = batch.missing.filter(({ id }) => !there.has(id));
  const placed = absent.filter((photo) => isPlaced(photo, batch.places)).length;
  const missing = absent.length - placed;
  return (
    <TableOffer
      id="kept-batch"
      title={RESUME.title}
      actions={
        <>
          {missing > 0 && (
            <button type="button" className={buttonClass('ink')} onClick={() => picker.current?.click()}>
              {RESUME.choose}
            </button>
          )}
          {(batch.photos.length > 0 || placed > 0) && (
            <PermissionButton
              className={buttonClass(missing > 0 ? 'outline' : 'ink', 'max-sm:flex-1')}
              isAsking={isAsking}
              isDisabled={isReading}
              onPress={() => resume()}
            >
              {missing > 0 ? RESUME.resumeWithout : RESUME.resume}
            </PermissionButton>
          )}
          <button type="button" className={buttonClass('outline', 'max-sm:flex-1')} onClick={discard}>
            {RESUME.discard}
          </button>
          <output className="sr-only">{isReading && RESUME.reading}</output>
          {missing > 0 && <FilePicker inputRef={picker} label={RESUME.choose} onPick={resume} />}
        </>
      }
    >
      <p className="mt-1">{RESUME.state(described, itemsNamed([...batch.photos, ...absent]))}</p>
      <output className="block font-semibold text-amber">
        {missing > 0 && (
          <span className="mt-1 block">{wasRead ? RESUME.unread(missing) : RESUME.missing(missing)}</span>
        )}
      </output>
      {placed > 0 && <p className="mt-1">{RESUME.placed(placed)}</p>}
      <p className="mt-1 text-13 text-quiet">
        {RESUME.goesOn(described, total)} {RESUME.discards}
      </p>
    </TableOffer>
  );
}
