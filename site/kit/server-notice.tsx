import CloudOff from 'lucide-react/icons/cloud-off';
import { buttonClass } from '#ui/kit/button-class.ts';

interface ServerNoticeProps {
  text: string;
  retry: string;
  onRetry: () => void;
}

/** Says that the server doesn't respond, with a button to retry. */
export function ServerNotice({ text, retry, onRetry }: ServerNoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-surface border border-edge bg-surface p-4 sm:px-6">
      <CloudOff size={24} className="text-quiet max-sm:hidden" aria-hidden />
      <output className="mr-auto min-w-0 flex-1 basis-60 text-15">{text}</output>
      <button type="button" onClick={onRetry} className={buttonClass('outline')}>
        {retry}
      </button>
    </div>
  );
}
