import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useRef } from 'react';
import { type BatchState, failureOf } from '#core/batch/batch.ts';
import { itemsNamed, itemsText } from '#core/films/items-text.ts';
import { photoFailureText } from '#core/failure-text.ts';
import type { Photo } from '#core/photo.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { resultsWords } from '#words/results.ts';
import { tableWords } from '#words/table.ts';
import { type LeftPhoto, worthAnotherLook } from '../board/batch-view.ts';
import { PhotoNote } from '../board/photo-note.tsx';
import { buttonClass } from '../kit/button-class.ts';
import { ChunkedItems } from '../kit/chunked-items.tsx';
import { DRAWN_WHOLE } from '../kit/chunks-in-sight.ts';
import { GreasePencil } from '../kit/grease-pencil.tsx';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { BatchProgress } from './batch-progress.tsx';

interface FailureListProps {
  left: readonly LeftPhoto<Photo>[];
  state: BatchState;
  isStopping: boolean;
  /** Retries the photos for which a retry may succeed. */
  onTryAgain: (photos: readonly Photo[]) => void;
  onCancel: () => void;
}

/** Lists the photos that could not be placed, each with its reason and what to do. */
export function FailureList({ left, state, isStopping, onTryAgain, onCancel }: FailureListProps) {
  const t = useMessages(quantitiesWords, resultsWords, tableWords);
  const photos = left.map(({ photo }) => photo);
  const count = itemsText(itemsNamed(photos), t);
  const list = useRef<HTMLUListElement>(null);
  const isTrying = state.phase === 'processing';
  const again = worthAnotherLook(left);
  return (
    <section
      aria-labelledby="not-placed"
      {...(isTrying ? { 'data-view': 'trying', tabIndex: -1 } : {})}
      className="outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3
            id="not-placed"
            aria-label={`${t('results.notPlaced')}, ${count}`}
            className="text-17 tracking-normal"
          >
            {t('results.notPlaced')}
            <span className="ml-3 font-mono text-13 font-normal text-quiet">{count}</span>
          </h3>
          <p className="text-15 text-quiet">{t('results.notPlacedHint')}</p>
        </div>
        {isTrying && <BatchProgress state={state} photos={photos} isStopping={isStopping} isSlow={false} />}
        {isTrying && (
          <button type="button" className={buttonClass('quiet')} disabled={isStopping} onClick={onCancel}>
            {t('table.cancel')}
          </button>
        )}
        {!isTrying && again.length > 0 && (
          <button type="button" className={buttonClass('outline')} onClick={() => onTryAgain(again)}>
            <RotateCcw size={18} aria-hidden />
            {t('results.tryAgain')}
          </button>
        )}
      </div>
      <ul ref={list} className="mt-3 grid grid-cols-[minmax(0,1fr)]">
        <ChunkedItems list={list} items={left} isWhole={left.length <= DRAWN_WHOLE} keep={[]}>
          {(one, _at, chunk) => <FailureRow key={one.photo.id} left={one} chunk={chunk} />}
        </ChunkedItems>
      </ul>
    </section>
  );
}

interface FailureRowProps {
  left: LeftPhoto<Photo>;
  /** The chunk that starts with this row. */
  chunk: number | undefined;
}

/** Shows a photo that was not placed, with the reason or its state during a retry. */
function FailureRow({ left: { photo, state }, chunk }: FailureRowProps) {
  const t = useMessages(failuresWords, quantitiesWords);
  const failure = failureOf(state);
  return (
    <li data-chunk={chunk} className="flex items-center gap-4 py-2">
      <span className="relative shrink-0">
        <span className="slide block size-12">
          <Thumbnail photoId={photo.id} />
        </span>
        {failure && <GreasePencil mark="cross" />}
        {state.status === 'looking' && <GreasePencil mark="circle" />}
      </span>
      <div className="min-w-0 text-15 leading-snug">
        <span className="font-mono text-13 font-semibold wrap-anywhere">{photo.name}</span>
        {failure ? (
          photoFailureText(photo.name, failure, t).slice(photo.name.length)
        ) : (
          <PhotoNote state={state} isWorking />
        )}
      </div>
    </li>
  );
}
