import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useId, useMemo, useState } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { SEVERAL_PEOPLE } from '#core/people/names-of-photos.ts';
import { personOf } from '#core/people/people.ts';
import type { Photo } from '#core/photo.ts';
import { peopleWords } from '#words/people.ts';
import { buttonClass } from '../kit/button-class.ts';
import { CheckField } from '../kit/check-field.tsx';
import { TEXT_FIELD_CLASS } from '../kit/field-class.ts';
import { ProgressBar } from '../kit/progress-bar.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { ACTION_CLASS } from './action-class.ts';
import type { PhotoToLookAt } from './faces-in-photos.ts';
import { usePeople, usePeopleSession } from './people-context.ts';
import { PeopleFailure } from './people-failure.tsx';
import { PeopleList } from './people-list.tsx';
import { PersonView } from './person-view.tsx';
import { UngroupedFaces } from './ungrouped-faces.tsx';

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

const SEVERAL_TEXTS = { first: 'people.severalFirst', groups: 'people.severalGroups' } as const;

/** Sets what names are used for and what this device remembers. */
function PeopleOptions() {
  const t = useMessages(peopleWords);
  const session = usePeopleSession();
  const several = usePeople((state) => state.several);
  const writesNames = usePeople((state) => state.writesNames);
  const remembers = usePeople((state) => state.remembers);
  const hasNames = usePeople((state) => state.names.size > 0);
  const [isForgotten, setIsForgotten] = useState(false);
  const id = useId();
  const remember = (isOn: boolean) => {
    setIsForgotten(false);
    void session.setRemembers(isOn).then(() => setIsForgotten(!isOn));
  };
  return (
    <div className="mt-3 border-t border-line pt-3">
      {hasNames && (
        <>
          <h4 className="text-15 font-semibold">{t('people.use')}</h4>
          <p className="text-13 text-quiet">{t('people.useHint')}</p>
          <label htmlFor={id} className="mt-2 block text-15">
            {t('people.several')}
          </label>
          <select
            id={id}
            value={several}
            className={`${TEXT_FIELD_CLASS} mt-1 w-full`}
            onChange={({ target }) =>
              session.choose({ several: SEVERAL_PEOPLE.find((one) => one === target.value) ?? several })
            }
          >
            {SEVERAL_PEOPLE.map((one) => (
              <option key={one} value={one}>
                {t(SEVERAL_TEXTS[one])}
              </option>
            ))}
          </select>
          <CheckField
            label={t('people.keywords')}
            isOn={writesNames}
            className="mt-1 flex text-15"
            onChange={(isOn) => session.choose({ writesNames: isOn })}
          />
        </>
      )}
      {(hasNames || remembers) && (
        <>
          <CheckField
            label={t('people.remember')}
            isOn={remembers}
            describedBy={`${id}-remember`}
            className="flex text-15"
            onChange={remember}
          />
          <p id={`${id}-remember`} className="text-13 text-quiet">
            {t('people.rememberHelp')}
          </p>
          <PeopleFailure step="remembering" />
        </>
      )}
      <div className="flex flex-wrap gap-x-4">
        {remembers && (
          <button type="button" className={ACTION_CLASS} onClick={() => remember(false)}>
            {t('people.forgetRemembered')}
          </button>
        )}
        <button type="button" className={ACTION_CLASS} onClick={() => session.forget()}>
          {t('people.forget')}
        </button>
      </div>
      <output className="block text-13 text-quiet">{isForgotten && t('people.forgotten')}</output>
    </div>
  );
}

interface PeopleStartProps {
  photos: readonly PhotoToLookAt<Photo>[];
}

/** Explains grouping by person and starts it; once there are people, searches the photos added since. */
function PeopleStart({ photos }: PeopleStartProps) {
  const t = useMessages(peopleWords);
  const session = usePeopleSession();
  const isReady = usePeople(({ progress }) => progress.phase === 'ready');
  const lookedAt = usePeople((state) => state.lookedAt);
  const unread = usePeople((state) => state.unread);
  const [missingBytes, setMissingBytes] = useState(0);
  useEffect(() => {
    if (isReady) return;
    let isWanted = true;
    session.missingBytes().then(
      (bytes) => isWanted && setMissingBytes(bytes),
      // Without a connection, the press reports the failure.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [session, isReady]);
  const begin = () => void session.start(photos);
  if (isReady) {
    const more = photos.filter(({ photo }) => !lookedAt.has(photo.id)).length - unread;
    return (
      <>
        <PeopleFailure step="search" />
        {more > 0 && (
          <button type="button" className={buttonClass('outline', 'mt-3')} onClick={begin}>
            {t('people.startMore', { count: more })}
          </button>
        )}
      </>
    );
  }
  return (
    <>
      <p className="mt-2 text-15">{t('people.offer')}</p>
      {missingBytes > 0 && (
        <p className="mt-2 text-15 text-quiet">
          {t('people.download', { megabytes: Math.ceil(missingBytes / 1e6) })}
        </p>
      )}
      <PeopleFailure step="search" />
      <button type="button" className={buttonClass('ink', 'mt-3')} onClick={begin}>
        {t('people.start')}
      </button>
    </>
  );
}
