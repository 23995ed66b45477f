import { useId, useState } from 'react';
import { NAME_LENGTH } from '#core/people/limits.ts';
import { type Person, personNamed } from '#core/people/people.ts';
import { peopleWords } from '#words/people.ts';
import { buttonClass } from '../kit/button-class.ts';
import { TEXT_FIELD_CLASS } from '../kit/field-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { usePeople, usePeopleSession } from './people-context.ts';

interface PersonNameProps {
  person: Person;
  /** Called when the person has been merged into another one with the same name. */
  onMerged: () => void;
}

/** A person's name. Existing names are suggested; for a name that already exists, the user is asked. */
export function PersonName({ person, onMerged }: PersonNameProps) {
  const t = useMessages(peopleWords);
  const session = usePeopleSession();
  const people = usePeople((state) => state.people);
  const id = useId();
  const [typed, setTyped] = useState(person.name);
  const [asks, setAsks] = useState(false);
  const same = personNamed(people, typed, person.id);
  const others = people.persons.filter(({ id: other, name }) => name !== '' && other !== person.id);
  const save = () => {
    session.change({ type: 'name', id: person.id, name: typed });
    if (same) onMerged();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (same && !asks) setAsks(true);
        else if (!same) save();
      }}
    >
      <label htmlFor={id} className="text-15 font-semibold">
        {t('people.name')}
      </label>
      <div className="mt-1 grid gap-2 justify-items-start">
        <input
          id={id}
          value={typed}
          list={`${id}-names`}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          className={`${TEXT_FIELD_CLASS} w-full`}
          onChange={({ target }) => {
            setTyped(target.value);
            setAsks(false);
          }}
        />
        <datalist id={`${id}-names`}>
          {others.map(({ id: other, name }) => (
            <option key={other} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <button
          type="submit"
          className={buttonClass('outline', 'px-4!')}
          disabled={typed.trim() === person.name}
        >
          {t('people.saveName')}
        </button>
      </div>
      {asks && same && (
        <div role="alert" className="mt-2 text-15">
          {t('people.sameName', { name: same.name })}
          <div className="mt-1 flex gap-2">
            <button type="button" className={buttonClass('ink')} onClick={save}>
              {t('people.yes')}
            </button>
            <button type="button" className={buttonClass('quiet')} onClick={() => setAsks(false)}>
              {t('people.no')}
            </button>
          </div>
        </div>
      )}
    </form>
  );
}
