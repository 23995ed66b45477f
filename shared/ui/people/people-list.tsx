import { useState } from 'react';
import { coverOf, ungroupedFaces } from '#core/people/people.ts';
import { peopleWords } from '#words/people.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { FaceImage } from './face-image.tsx';
import { usePeople, usePeopleSession } from './people-context.ts';
import { SamePersonQuestions } from './same-person-questions.tsx';
import { ACTION_CLASS } from './action-class.ts';

interface PeopleListProps {
  onShow: (shown: number | 'ungrouped') => void;
}

/** All people with a face each; several that are selected can be merged. */
export function PeopleList({ onShow }: PeopleListProps) {
  const t = useMessages(peopleWords);
  const session = usePeopleSession();
  const { persons } = usePeople((state) => state.people);
  const faces = usePeople((state) => state.faces);
  const people = usePeople((state) => state.people);
  const unread = usePeople((state) => state.unread);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [showsHidden, setShowsHidden] = useState(false);
  const hidden = persons.filter(({ isHidden }) => isHidden).length;
  const ungrouped = ungroupedFaces(people, faces).length;
  const merging = selected.filter((id) => persons.some((person) => person.id === id));
  const photosOf = (members: readonly number[]) => new Set(members.map((at) => faces[at]?.photoId)).size;
  return (
    <>
      {persons.length === 0 && <p className="mt-2 text-15">{t('people.none')}</p>}
      <SamePersonQuestions />
      <ul className="people-grid">
        {persons
          .filter(({ isHidden }) => showsHidden || !isHidden)
          .map((person) => {
            const name = person.name || t('people.unnamed');
            const count = photosOf(person.faces);
            return (
              <li
                key={person.id}
                className={person.isHidden ? 'relative min-w-0 opacity-60' : 'relative min-w-0'}
              >
                <button
                  type="button"
                  className="person grid w-full text-left text-15"
                  aria-label={t('people.openPerson', { name, count })}
                  onClick={() => onShow(person.id)}
                >
                  <FaceImage face={coverOf(person, faces)} />
                  <span className={person.name === '' ? 'truncate text-quiet' : 'truncate'}>{name}</span>
                  <span className="text-13 text-quiet tabular-nums">{t('people.photos', { count })}</span>
                </button>
                <input
                  type="checkbox"
                  className="person-select absolute top-1.5 left-1.5 size-5 accent-ink"
                  aria-label={t('people.selectPerson', { name })}
                  checked={selected.includes(person.id)}
                  onChange={({ target }) =>
                    setSelected(
                      target.checked ? [...selected, person.id] : selected.filter((one) => one !== person.id),
                    )
                  }
                />
              </li>
            );
          })}
      </ul>
      {merging.length > 1 && (
        <button
          type="button"
          className={buttonClass('ink', 'mt-3')}
          onClick={() => {
            session.change({ type: 'merge', ids: merging });
            setSelected([]);
          }}
        >
          {t('people.merge', { count: merging.length })}
        </button>
      )}
      <div className="flex flex-wrap gap-x-4">
        {ungrouped > 0 && (
          <button type="button" className={ACTION_CLASS} onClick={() => onShow('ungrouped')}>
            {t('people.ungrouped', { count: ungrouped })}
          </button>
        )}
        {hidden > 0 && (
          <button
            type="button"
            className={ACTION_CLASS}
            aria-expanded={showsHidden}
            onClick={() => setShowsHidden(!showsHidden)}
          >
            {t('people.hidden', { count: hidden })}
          </button>
        )}
      </div>
      {unread > 0 && <p className="text-13 text-quiet">{t('people.unread', { count: unread })}</p>}
    </>
  );
}
