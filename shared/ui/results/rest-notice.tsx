import { buttonClass } from '../kit/button-class.ts';
import { useResultsWording } from './results-wording.ts';
import { useTableWording } from '../table/table-wording.ts';

interface RestNoticeProps {
  waiting: number;
  onOrganize: () => void;
}

/** The photos that the batch could not take, and the way to go on with them. */
export function RestNotice({ waiting, onOrganize }: RestNoticeProps) {
  const words = useResultsWording();
  const table = useTableWording();
  return (
    <div className="light-table mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 p-4 sm:p-5">
      <p className="text-15">
        <span className="font-mono tabular-nums">{table.filesSelected(waiting)}</span>
        <span className="block text-quiet sm:ml-3 sm:inline">{words.rest}</span>
      </p>
      <button type="button" className={buttonClass('ink', 'max-sm:w-full')} onClick={onOrganize}>
        {table.organize}
      </button>
    </div>
  );
}
