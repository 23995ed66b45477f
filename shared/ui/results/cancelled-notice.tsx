import Download from 'lucide-react/icons/download';
import { useBatchWording } from '../batch/batch-wording.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useResultsWording } from './results-wording.ts';

interface CancelledNoticeProps {
  placed: number;
  total: number;
  onDownload: () => void;
}

/** What a cancelled batch gave, and the question whether it is wanted. */
export function CancelledNotice({ placed, total, onDownload }: CancelledNoticeProps) {
  const { toasts } = useBatchWording();
  const words = useResultsWording();
  return (
    <div className="light-table mt-4 flex flex-wrap items-center gap-x-8 gap-y-3 p-4 sm:p-5">
      <p className="text-15">
        <span className="block font-semibold">{toasts.cancelled(placed, total)}</span>
        <span className="text-quiet">{words.asks}</span>
      </p>
      <button type="button" className={buttonClass('accent', 'max-sm:w-full')} onClick={onDownload}>
        <Download size={18} aria-hidden />
        {words.downloadFirst}
      </button>
    </div>
  );
}
