import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useId, useMemo, useState } from 'react';
import { ungroupedFaces } from '#core/people/people.ts';
import { peopleWords } from '#words/people.ts';
import { TEXT_FIELD_CLASS } from '../kit/field-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { FaceChoice } from './face-choice.tsx';
import { usePeople, usePeopleSession } from './people-context.ts';
import { ACTION_CLASS } from './action-class.ts';

interface UngroupedFacesProps {
  onBack: () => void;
}

/** Shows the faces that belong to nobody yet; selected ones can be added to a person. */
export function UngroupedFaces({ onBack }: UngroupedFacesProps) {
  const t = useMessages(peopleWords);
  const session = usePeopleSession();
  const people = usePeople((state) => state.people);
  const faces = usePeople((state) => state.faces);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const ungrouped = useMemo(() => ungroupedFaces(people, faces), [people, faces]);
  const fieldId = useId();
  const named = people.persons.filter(({ name }) => name !== '');
  return (
    <>
      <button type="button" className={ACTION_CLASS} onClick={onBack}>
        <ChevronLeft size={16} aria-hidden />
        {t('people.all')}
      </button>
      <h4 className="text-15 font-semibold">{t('people.ungrouped', { count: ungrouped.length })}</h4>
      <FaceChoice faces={ungrouped} selected={selected} onSelect={setSelected} />
      {selected.length > 0 && named.length > 0 && (
        <div className="mt-2 flex items-center gap-2">
          <label htmlFor={fieldId} className="text-15">
            {t('people.addTo')}
          </label>
          <select
            id={fieldId}
            value=""
            className={`${TEXT_FIELD_CLASS} min-w-0 flex-1`}
            onChange={({ target }) => {
              session.change({ type: 'add', id: Number(target.value), faces: selected });
              setSelected([]);
            }}
          >
            <option value="" disabled>
              …
            </option>
            {named.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
