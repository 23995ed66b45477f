import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useId, useState } from 'react';
import { NAME_LENGTH } from '#core/people/limits.ts';
import { coverOf, type PeopleChange, type Person, personNamed } from '#core/people/people.ts';
import { peopleWords } from '#words/people.ts';
import { buttonClass } from '../kit/button-class.ts';
import { TEXT_FIELD_CLASS } from '../kit/field-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { ACTION_CLASS } from './action-class.ts';
import { FaceChoice } from './face-choice.tsx';
import { FaceImage } from './face-image.tsx';
import { usePeople, usePeopleSession } from './people-context.ts';

interface PersonViewProps {
  person: Person;
  onBack: () => void;
  onFind: (name: string) => void;
}

/** Shows one person: the name, all faces, and the corrections that are possible. */
export function PersonView({ person, onBack, onFind }: PersonViewProps) {
  const t = useMessages(peopleWords);
  const session = usePeopleSession();
  const faces = usePeople((state) => state.faces);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const chosen = selected.filter((face) => person.faces.includes(face));
  const change = (made: PeopleChange) => {
    session.change(made);
    setSelected([]);
  };
  const { id } = person;
  return (
    <>
      <button type="button" className={ACTION_CLASS} onClick={onBack}>
        <ChevronLeft size={16} aria-hidden />
        {t('people.all')}
      </button>
      <div className="person-head flex items-start gap-3">
        <FaceImage face={coverOf(person, faces)} />
        <PersonName person={person} onMerged={onBack} key={person.name} />
      </div>
      <h4 className="sr-only">{t('people.faces')}</h4>
      <FaceChoice faces={person.faces} selected={chosen} onSelect={setSelected} />
      <output className="block text-13 text-quiet">
        {chosen.length > 0 && t('people.chosen', { count: chosen.length })}
      </output>
      <div className="flex flex-wrap gap-x-4">
        {chosen.length > 0 && (
          <Action label={t('people.notThis')} onPress={() => change({ type: 'not', id, faces: chosen })} />
        )}
        {chosen.length > 0 && chosen.length < person.faces.length && (
          <Action label={t('people.split')} onPress={() => change({ type: 'split', id, faces: chosen })} />
        )}
        {chosen[0] !== undefined && chosen.length === 1 && (
          <Action
            label={t('people.cover')}
            onPress={() => change({ type: 'cover', id, face: chosen[0] ?? 0 })}
          />
        )}
        {person.name !== '' && <Action label={t('people.find')} onPress={() => onFind(person.name)} />}
        <Action
          label={t(person.isHidden ? 'people.unhide' : 'people.hide')}
          onPress={() => change({ type: 'hide', id, isHidden: !person.isHidden })}
        />
      </div>
    </>
  );
}

interface ActionProps {
  label: string;
  onPress: () => void;
}

function Action({ label, onPress }: ActionProps) {
  return (
    <button type="button" className={ACTION_CLASS} onClick={onPress}>
      {label}
    </button>
  );
}

interface PersonNameProps {
  person: Person;
  /** Called when the person has been merged into another one with the same name. */
  onMerged: () => void;
}

/** A person's name. Existing names are suggested; for a name that already exists, the user is asked. */
function PersonName({ person, onMerged }: PersonNameProps) {
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
