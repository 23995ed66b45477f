import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { coverOf, isMaybe, type Person, personOf, ungroupedFaces } from '#core/people/people.ts';
import { samePersonQuestions } from '#core/people/same-person.ts';
import { peopleWords } from '#words/people.ts';
import { useBoard } from '../board/board-context.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PEOPLE_AT_ONCE } from '../limits.ts';
import { ACTION_CLASS } from './action-class.ts';
import { FaceImage } from './face-image.tsx';
import { usePeople, usePeopleSession } from './people-context.ts';

interface PersonCardProps {
  person: Person;
  isSelected: boolean;
  onShow: (id: number) => void;
  onSelect: (id: number, isSelected: boolean) => void;
}

/** A person in the list. A correction draws only those anew that it changes. */
const PersonCard = memo(function PersonCard(props: PersonCardProps) {
  const { person, isSelected, onShow, onSelect } = props;
  const t = useMessages(peopleWords);
  const faces = usePeople((state) => state.faces);
  const name = person.name || t('people.unnamed');
  const { counted } = useBoard();
  const items = counted([...new Set(person.faces.flatMap((at) => faces[at]?.photoId ?? []))]);
  return (
    <li className={person.isHidden ? 'relative min-w-0 opacity-60' : 'relative min-w-0'}>
      <button
        type="button"
        className="person grid w-full text-left text-15"
        aria-label={t('people.openPerson', { name, items })}
        onClick={() => onShow(person.id)}
      >
        <FaceImage face={coverOf(person, faces)} />
        <span className={person.name === '' ? 'truncate text-quiet' : 'line-clamp-2 wrap-anywhere'}>
          {name}
        </span>
        <span className="text-13 text-quiet tabular-nums">{items}</span>
      </button>
      <input
        type="checkbox"
        className="person-select absolute top-1.5 left-1.5 size-5 accent-ink"
        aria-label={t('people.selectPerson', { name })}
        checked={isSelected}
        onChange={({ target }) => onSelect(person.id, target.checked)}
      />
    </li>
  );
});

interface PersonGridProps extends Pick<PersonCardProps, 'onShow' | 'onSelect'> {
  persons: readonly Person[];
  selected: readonly number[];
}

/** Shows a list of people: the first ones, and more when asked. */
function PersonGrid({ persons, selected, onShow, onSelect }: PersonGridProps) {
  const t = useMessages(peopleWords);
  const [most, setMost] = useState(PEOPLE_AT_ONCE);
  const more = persons.length - most;
  return (
    <>
      <ul className="people-grid">
        {persons.slice(0, most).map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            isSelected={selected.includes(person.id)}
            onShow={onShow}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={ACTION_CLASS} onClick={() => setMost(most + PEOPLE_AT_ONCE)}>
          {t('people.showMore', { count: Math.min(more, PEOPLE_AT_ONCE) })}
        </button>
      )}
    </>
  );
}

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
  const visible = persons.filter(({ isHidden }) => showsHidden || !isHidden);
  const listed = visible.filter((person) => !isMaybe(person));
  const maybe = visible.filter(isMaybe);
  const hidden = persons.filter(({ isHidden }) => isHidden).length;
  const ungrouped = useMemo(() => ungroupedFaces(people, faces).length, [people, faces]);
  const merging = selected.filter((id) => persons.some((person) => person.id === id));
  const select = useCallback((id: number, isSelected: boolean) => {
    setSelected((before) => (isSelected ? [...before, id] : before.filter((one) => one !== id)));
  }, []);
  return (
    <>
      {listed.length === 0 && <p className="mt-2 text-15">{t('people.none')}</p>}
      <SamePersonQuestions />
      <PersonGrid persons={listed} selected={selected} onShow={onShow} onSelect={select} />
      {maybe.length > 0 && (
        <>
          <h4 className="mt-4 text-15 font-semibold">{t('people.maybe')}</h4>
          <p className="text-13 text-quiet">{t('people.maybeHint')}</p>
          <PersonGrid persons={maybe} selected={selected} onShow={onShow} onSelect={select} />
        </>
      )}
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

/** Asks whether groups that are nearly similar enough are one person. */
function SamePersonQuestions() {
  const t = useMessages(peopleWords);
  const session = usePeopleSession();
  // The correction itself is shown first.
  const people = useDeferredValue(usePeople((state) => state.people));
  const faces = usePeople((state) => state.faces);
  const answered = usePeople((state) => state.answered);
  const questions = useMemo(() => samePersonQuestions(people, faces, answered), [people, faces, answered]);
  if (questions.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2">
      {questions.map(({ ids }) => {
        const [one, other] = ids.map((id) => personOf(people, id));
        if (!one || !other) return null;
        const nameOf = ({ name }: { readonly name: string }) => name || t('people.unnamed');
        return (
          <li key={ids.join(' ')} className="same-person flex flex-wrap items-center gap-2">
            <FaceImage face={coverOf(one, faces)} />
            <FaceImage face={coverOf(other, faces)} />
            <fieldset className="contents">
              <legend className="sr-only">
                {t('people.samePair', { one: nameOf(one), other: nameOf(other) })}
              </legend>
              <span aria-hidden className="text-15 font-semibold">
                {t('people.same')}
              </span>
              <button
                type="button"
                className={buttonClass('outline', 'px-4!')}
                onClick={() => session.change({ type: 'merge', ids })}
              >
                {t('people.yes')}
              </button>
              <button type="button" className={buttonClass('quiet')} onClick={() => session.answerNo(ids)}>
                {t('people.no')}
              </button>
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}
