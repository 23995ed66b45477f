import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { peopleWords } from '#words/people.ts';
import { useMessages } from '../kit/use-messages.ts';
import { usePeople, usePeopleSession } from './people-context.ts';
import { ACTION_CLASS } from './action-class.ts';

/** Undoes or redoes the last change to the people. */
export function UndoPeople() {
  const t = useMessages(peopleWords);
  const session = usePeopleSession();
  const canUndo = usePeople(({ past }) => past.length > 0);
  const canRedo = usePeople(({ future }) => future.length > 0);
  if (!canUndo && !canRedo) return null;
  return (
    <div className="flex flex-wrap gap-x-4">
      <button type="button" className={ACTION_CLASS} disabled={!canUndo} onClick={() => session.undo()}>
        <Undo2 size={16} aria-hidden />
        {t('people.undo')}
      </button>
      {canRedo && (
        <button type="button" className={ACTION_CLASS} onClick={() => session.redo()}>
          <Redo2 size={16} aria-hidden />
          {t('people.redo')}
        </button>
      )}
    </div>
  );
}
