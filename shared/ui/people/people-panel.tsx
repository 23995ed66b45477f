import { useMemo, useState } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { personOf } from '#core/people/people.ts';
import type { Photo } from '#core/photo.ts';
import { peopleWords } from '#words/people.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PeopleList } from './people-list.tsx';
import { PeopleOptions } from './people-options.tsx';
import { PeopleSearching } from './people-searching.tsx';
import { PeopleStart } from './people-start.tsx';
import { PersonView } from './person-view.tsx';
import { UngroupedFaces } from './ungrouped-faces.tsx';
import { UndoPeople } from './undo-people.tsx';
import { usePeople } from './people-context.ts';

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
