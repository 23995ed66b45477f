import { useMemo, useState } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { personOf } from '#core/people/people.ts';
import type { Photo } from '#core/photo.ts';
import { peopleWords } from '#words/people.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PeopleList } from './people-list.tsx';
import { PeopleOptions } from './people-options.tsx';
import { PeopleStart } from './people-start.tsx';
import { PersonView } from './person-view.tsx';
import { UngroupedFaces } from './ungrouped-faces.tsx';
import { usePeople, usePeopleSession } from './people-context.ts';
import { buttonClass } from '../kit/button-class.ts';
import { ProgressBar } from '../kit/progress-bar.tsx';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { ACTION_CLASS } from './action-class.ts';

interface PeoplePanelProps {
  photos: readonly Photo[];
  placed: ReadonlyMap<string, PlacedPhoto>;
  /** Shows the photos of somebody. */
  onFind: (name: string) => void;
}

/** The people of a board, from the first press to their names. */
export function PeoplePanel({ photos, placed, onFind }: PeoplePanelProps) {
  const t = useMessages(peopleWords);
  const phase = usePeople(({ progress }) => progress.phase);
  const people = usePeople((state) => state.people);
  const [shown, setShown] = useState<number | 'ungrouped'>();
  const toLookAt = useMemo(() => {
    const byId = new Map(photos.map((photo) => [photo.id, photo]));
    return [...placed].flatMap(([id, { peopleCount }]) => {
      const photo = byId.get(id);
      return photo ? [{ photo, peopleCount }] : [];
    });
  }, [photos, placed]);
  const person = typeof shown === 'number' ? personOf(people, shown) : undefined;
  const back = () => setShown(undefined);
  return (
    <section aria-labelledby="people-title" className="people">
      <h3 id="people-title" className="text-17 font-bold">
        {t('people.title')}
      </h3>
      {phase === 'ready' ? (
        <>
          <UndoPeople />
          {person && <PersonView key={person.id} person={person} onBack={back} onFind={onFind} />}
          {!person && shown === 'ungrouped' && <UngroupedFaces onBack={back} />}
          {!person && shown !== 'ungrouped' && (
            <>
              <PeopleList onShow={setShown} />
              <PeopleStart photos={toLookAt} />
              <PeopleOptions />
            </>
          )}
        </>
      ) : phase === 'off' || phase === 'failed' ? (
        <PeopleStart photos={toLookAt} />
      ) : (
        <PeopleSearching />
      )}
    </section>
  );
}

/** Shows the progress of the face search, with buttons to pause and stop it. */
function PeopleSearching() {
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
        <button type="button" className={buttonClass('quiet')} onClick={() => session.stop()}>
          {t('people.stop')}
        </button>
      </div>
    </div>
  );
}

/** Undoes or redoes the last change to the people. */
function UndoPeople() {
  const t = useMessages(peopleWords);
  const session = usePeopleSession();
  const canUndo = usePeople(({ past }) => past.length > 0);
  const canRedo = usePeople(({ future }) => future.length > 0);
  if (!canUndo && !canRedo) return null;
  return (
    <div className="flex flex-wrap gap-x-4">
      <button type="button" className={ACTION_CLASS} disabled={!canUndo} onClick={() => session.undo()}>
        <Undo2 size={16} aria-hidden />
        {t('people.undo')}
      </button>
      {canRedo && (
        <button type="button" className={ACTION_CLASS} onClick={() => session.redo()}>
          <Redo2 size={16} aria-hidden />
          {t('people.redo')}
        </button>
      )}
    </div>
  );
}
