import type { PhotoState } from '#core/batch/batch.ts';
import { failureText } from '#core/failure-text.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';

interface PhotoNoteProps {
  state: PhotoState;
  isWorking: boolean;
}

/** Shows the outcome for a photo: its description, the reason why it has none, or that it is waiting. */
export function PhotoNote({ state, isWorking }: PhotoNoteProps) {
  const t = useMessages(failuresWords, quantitiesWords, tableWords);
  switch (state.status) {
    case 'placed':
      return <span className="line-clamp-2 text-13 text-quiet">{state.photo.description}</span>;
    case 'refused':
    case 'failed':
      return (
        <span
          className={`block text-13 ${state.failure.code === 'batch-full' ? 'text-quiet' : 'text-accent'}`}
        >
          {failureText(state.failure, t)}
        </span>
      );
    case 'looking':
      return <span className="block text-13 font-semibold">{t('table.looking')}</span>;
    case 'waiting':
      return (
        <span className="block text-13 text-quiet">
          <span className="sr-only">{t('table.waiting')}</span>
          {isWorking && <span aria-hidden className="skeleton mt-1 block h-2.5 w-3/5" />}
        </span>
      );
  }
}
