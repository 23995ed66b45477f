import type { PhotoState } from '#core/batch.ts';
import { failureText } from '#core/failure-text.ts';
import { useBatchWording } from '../batch/batch-wording.ts';
import { useTableWording } from './table-wording.ts';

interface PhotoNoteProps {
  state: PhotoState;
  isWorking: boolean;
}

/** What became of a photo: its description, the reason why it has none, or that it waits. */
export function PhotoNote({ state, isWorking }: PhotoNoteProps) {
  const words = useTableWording();
  const { failures } = useBatchWording();
  switch (state.status) {
    case 'placed':
      return <span className="line-clamp-2 text-13 text-quiet">{state.photo.description}</span>;
    case 'refused':
    case 'failed':
      return (
        <span
          className={`block text-13 ${state.failure.code === 'batch-full' ? 'text-quiet' : 'text-accent'}`}
        >
          {failureText(state.failure, failures)}
        </span>
      );
    case 'looking':
      return <span className="block text-13 font-semibold">{words.looking}</span>;
    case 'waiting':
      return (
        <span className="block text-13 text-quiet">
          <span className="sr-only">{words.waiting}</span>
          {isWorking && <span aria-hidden className="skeleton mt-1 block h-2.5 w-3/5" />}
        </span>
      );
  }
}
