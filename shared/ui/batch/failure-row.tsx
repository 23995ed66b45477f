import { failureOf } from '#core/batch/batch.ts';
import { photoFailureText } from '#core/failure-text.ts';
import type { Photo } from '#core/photo.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { LeftPhoto } from '../board/batch-view.ts';
import { GreasePencil } from '../kit/grease-pencil.tsx';
import { PhotoNote } from '../board/photo-note.tsx';
import { Thumbnail } from '../kit/thumbnail.tsx';

interface FailureRowProps {
  left: LeftPhoto<Photo>;
  /** The chunk that starts with this row. */
  chunk: number | undefined;
}

/** Shows a photo that was not placed, with the reason or its state during a retry. */
export function FailureRow({ left: { photo, state }, chunk }: FailureRowProps) {
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
