import { memo } from 'react';
import { coverOf, type Person } from '#core/people/people.ts';
import { peopleWords } from '#words/people.ts';
import { useMessages } from '../kit/use-messages.ts';
import { FaceImage } from './face-image.tsx';
import { usePeople } from './people-context.ts';

interface PersonCardProps {
  person: Person;
  isSelected: boolean;
  onShow: (id: number) => void;
  onSelect: (id: number, isSelected: boolean) => void;
}

/** A person in the list. A correction draws only those anew that it changes. */
export const PersonCard = memo(function PersonCard(props: PersonCardProps) {
  const { person, isSelected, onShow, onSelect } = props;
  const t = useMessages(peopleWords);
  const faces = usePeople((state) => state.faces);
  const name = person.name || t('people.unnamed');
  const count = new Set(person.faces.map((at) => faces[at]?.photoId)).size;
  return (
    <li className={person.isHidden ? 'relative min-w-0 opacity-60' : 'relative min-w-0'}>
      <button
        type="button"
        className="person grid w-full text-left text-15"
        aria-label={t('people.openPerson', { name, count })}
        onClick={() => onShow(person.id)}
      >
        <FaceImage face={coverOf(person, faces)} />
        <span className={person.name === '' ? 'truncate text-quiet' : 'line-clamp-2 wrap-anywhere'}>
          {name}
        </span>
        <span className="text-13 text-quiet tabular-nums">{t('people.photos', { count })}</span>
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
