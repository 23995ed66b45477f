import { peopleWords } from '#words/people.ts';
import { buttonClass } from '../kit/button-class.ts';
import { ProgressBar } from '../kit/progress-bar.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { usePeople, usePeopleSession } from './people-context.ts';

/** Shows the progress of the face search, with buttons to pause and stop it. */
export function PeopleSearching() {
  const t = useMessages(peopleWords);
  const session = usePeopleSession();
  const progress = usePeople((state) => state.progress);
  const isLooking = progress.phase === 'looking';
  const [value, max] =
    progress.phase === 'fetching'
      ? [progress.doneBytes, progress.totalBytes]
      : isLooking
        ? [progress.done, progress.total]
        : [1, 1];
  const said =
    progress.phase === 'fetching'
      ? t('people.fetching')
      : isLooking
        ? t(progress.isPaused ? 'people.paused' : 'people.looking', progress)
        : t('people.grouping');
  return (
    <div className="mt-2">
      <output className="mb-2 block text-15 tabular-nums">{said}</output>
      <ProgressBar value={value} max={Math.max(1, max)} label={t('people.title')} text={said} />
      <div className="mt-3 flex gap-2">
        {isLooking && (
          <button
            type="button"
            className={buttonClass('outline')}
            onClick={() => (progress.isPaused ? session.resume() : session.pause())}
          >
            {t(progress.isPaused ? 'people.resume' : 'people.pause')}
          </button>
        )}
        <button type="button" className={buttonClass('quiet')} onClick={() => session.reset()}>
          {t('people.stop')}
        </button>
      </div>
    </div>
  );
}
