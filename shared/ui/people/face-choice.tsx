import { useState } from 'react';
import { peopleWords } from '#words/people.ts';
import { FACES_AT_ONCE } from '../limits.ts';
import { useMessages } from '../kit/use-messages.ts';
import { FaceImage } from './face-image.tsx';
import { ACTION_CLASS } from './action-class.ts';

interface FaceChoiceProps {
  /** Indices of the faces. */
  faces: readonly number[];
  selected: readonly number[];
  onSelect: (selected: readonly number[]) => void;
}

/** Selectable faces. If there are very many, only some are shown at first. */
export function FaceChoice({ faces, selected, onSelect }: FaceChoiceProps) {
  const t = useMessages(peopleWords);
  const [most, setMost] = useState(FACES_AT_ONCE);
  const more = faces.length - most;
  return (
    <>
      <ul className="people-grid mb-2">
        {faces.slice(0, most).map((face, at) => (
          <li key={face}>
            <label className="face-choice relative block" data-selected={selected.includes(face)}>
              <input
                type="checkbox"
                className="sr-only"
                aria-label={t('people.selectFace', { place: at + 1 })}
                checked={selected.includes(face)}
                onChange={({ target }) =>
                  onSelect(target.checked ? [...selected, face] : selected.filter((other) => other !== face))
                }
              />
              <FaceImage face={face} />
            </label>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={ACTION_CLASS} onClick={() => setMost(most + FACES_AT_ONCE)}>
          {t('people.showMore', { count: Math.min(more, FACES_AT_ONCE) })}
        </button>
      )}
    </>
  );
}
