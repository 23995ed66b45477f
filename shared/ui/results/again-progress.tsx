import type { Photo } from '#core/photo.ts';
import { tableWords } from '#words/table.ts';
import { BatchProgress } from '../batch/batch-progress.tsx';
import type { BatchRun } from '../board/use-batch.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';

interface AgainProgressProps {
  run: BatchRun<Photo>;
  onCancel: () => void;
}

/** Shows the progress of photos that are joining the board, with a button to stop them. */
export function AgainProgress({ run, onCancel }: AgainProgressProps) {
  const t = useMessages(tableWords);
  return (
    <div
      data-view="trying"
      tabIndex={-1}
      className="mt-2 flex outline-none flex-wrap items-center gap-x-6 gap-y-3"
    >
      <BatchProgress state={run.state} isStopping={run.isStopping} isSlow={false} />
      <button type="button" className={buttonClass('quiet')} disabled={run.isStopping} onClick={onCancel}>
        {t('table.cancel')}
      </button>
    </div>
  );
}
