import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import type { Photo } from '#core/photo.ts';
import { buttonClass } from './button-class.ts';
import { FailureList } from './failure-list.tsx';
import { ResultFolderCard } from './result-folder-card.tsx';
import { foldersOf, failedOf, waitingOf } from './batch-view.ts';
import type { BatchRun } from './use-batch.ts';
import { filesSelectedText, RESULTS, resultText, TABLE } from './wording.ts';

interface ResultsBoardProps {
  run: BatchRun<Photo>;
  onDownload: () => void;
  onMore: () => void;
  /** Organizes the photos that the batch could not take. */
  onOrganizeRest: () => void;
}

/** What a batch gave: the folders with their photos, and apart from them what could not be placed. */
export function ResultsBoard({
  run: { state, photos },
  onDownload,
  onMore,
  onOrganizeRest,
}: ResultsBoardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const folders = foldersOf(state, photos);
  const failed = failedOf(state, photos);
  const waiting = waitingOf(state, photos).length;
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-28 outline-none">
        {RESULTS.title}
      </h2>
      <p className="mt-1 text-quiet">
        {resultText(state.entries.length, folders.length, failed.length, waiting)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
        <button type="button" className={buttonClass('outline')} onClick={onDownload}>
          <Download size={18} aria-hidden />
          {RESULTS.download}
        </button>
        <button type="button" className={buttonClass('ink')} onClick={onMore}>
          {RESULTS.more}
        </button>
      </div>
      {waiting > 0 && (
        <div className="light-table mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 p-4 sm:p-5">
          <p className="text-15">
            <span className="font-mono tabular-nums">{filesSelectedText(waiting)}</span>
            <span className="block text-quiet sm:ml-3 sm:inline">{RESULTS.rest}</span>
          </p>
          <button type="button" className={buttonClass('accent', 'max-sm:w-full')} onClick={onOrganizeRest}>
            {TABLE.organize}
          </button>
        </div>
      )}
      {failed.length > 0 && <FailureList failed={failed} />}
      <ul className="mt-8 grid gap-x-5 gap-y-10 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {folders.map((folder) => (
          <ResultFolderCard key={folder.category} folder={folder} />
        ))}
      </ul>
    </div>
  );
}
