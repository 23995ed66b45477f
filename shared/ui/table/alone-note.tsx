import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { alongWords } from '#words/along.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';

interface AloneNoteProps {
  count: number;
  onZip: () => Promise<void>;
}

/** Says that there are only companion files, and offers them as a ZIP. */
export function AloneNote({ count, onZip }: AloneNoteProps) {
  const t = useMessages(alongWords);
  const [isBusy, setIsBusy] = useState(false);
  const zip = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onZip().finally(() => setIsBusy(false));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-line px-4 py-3 text-15 sm:px-6">
      <output className="max-w-[72ch]">{t('along.alone', { count })}</output>
      <button
        type="button"
        aria-disabled={isBusy}
        className={buttonClass('ink', 'max-sm:w-full')}
        onClick={() => void zip()}
      >
        <Download size={18} aria-hidden />
        {t('along.zipAlone')}
      </button>
    </div>
  );
}
