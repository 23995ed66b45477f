import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { coverOf, type Person, type PeopleChange } from '#core/people/people.ts';
import { peopleWords } from '#words/people.ts';
import { useMessages } from '../kit/use-messages.ts';
import { FaceChoice } from './face-choice.tsx';
import { FaceImage } from './face-image.tsx';
import { usePeople, usePeopleSession } from './people-context.ts';
import { PersonName } from './person-name.tsx';
import { ACTION_CLASS } from './action-class.ts';

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
