import { useEffect, useState } from 'react';
import type { Photo } from '#core/photo.ts';
import { peopleWords } from '#words/people.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { usePeople, usePeopleSession } from './people-context.ts';
import { PeopleFailure } from './people-failure.tsx';
import type { PhotoToLookAt } from './faces-in-photos.ts';

interface PeopleStartProps {
  photos: readonly PhotoToLookAt<Photo>[];
}

/** Explains grouping by person and starts it; once there are people, searches the photos added since. */
export function PeopleStart({ photos }: PeopleStartProps) {
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
