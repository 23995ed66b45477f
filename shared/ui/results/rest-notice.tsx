import { resultsWords } from '#words/results.ts';
import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';
import { buttonClass } from '../kit/button-class.ts';

interface RestNoticeProps {
  waiting: number;
  onOrganize: () => void;
}

/** Shows the photos that the batch couldn't take, and a button to continue with them. */
export function RestNotice({ waiting, onOrganize }: RestNoticeProps) {
  const t = useMessages(resultsWords, tableWords);
  return (
    <div className="light-table mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 p-4 sm:p-5">
      <p className="text-15">
        <span className="font-mono tabular-nums">{t('table.filesSelected', { count: waiting })}</span>
        <span className="block text-quiet sm:ml-3 sm:inline">{t('results.rest')}</span>
      </p>
      <button type="button" className={buttonClass('ink', 'max-sm:w-full')} onClick={onOrganize}>
        {t('table.organize')}
      </button>
    </div>
  );
}
