import { useEffect, useState } from 'react';
import { failureText } from '#core/failure-text.ts';
import type { Photo } from '#core/photo.ts';
import { failuresWords } from '#words/failures.ts';
import { peopleWords } from '#words/people.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { usePeople, usePeopleSession } from './people-context.ts';
import type { PhotoToLookAt } from './faces-in-photos.ts';

interface PeopleStartProps {
  photos: readonly PhotoToLookAt<Photo>[];
}

/** Explains grouping by person and starts it; once there are people, searches the photos added since. */
export function PeopleStart({ photos }: PeopleStartProps) {
  const t = useMessages(failuresWords, peopleWords, quantitiesWords);
  const session = usePeopleSession();
  const progress = usePeople((state) => state.progress);
  const lookedAt = usePeople((state) => state.lookedAt);
  const unread = usePeople((state) => state.unread);
  const [missingBytes, setMissingBytes] = useState(0);
  const isReady = progress.phase === 'ready';
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
    if (more <= 0) return null;
    return (
      <button type="button" className={buttonClass('outline', 'mt-3')} onClick={begin}>
        {t('people.startMore', { count: more })}
      </button>
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
      {progress.phase === 'failed' && (
        <p role="alert" className="mt-2 text-15 text-accent">
          {failureText(progress.failure, t)}
        </p>
      )}
      <button type="button" className={buttonClass('ink', 'mt-3')} onClick={begin}>
        {t('people.start')}
      </button>
    </>
  );
}
