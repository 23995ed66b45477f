import { useMemo } from 'react';
import Users from 'lucide-react/icons/users';
import { facesWaiting, isMaybe } from '#core/people/people.ts';
import { peopleWords } from '#words/people.ts';
import { usePeople } from '../people/people-context.ts';
import { useMessages } from '../kit/use-messages.ts';
import { Chip } from './board-chips.tsx';
import type { ResultsBoardModel } from './use-results-board.ts';

/** Loads the people of a board on demand: most boards are never grouped by person. */
export const loadPeople = () => import('../people/people-panel.tsx');

interface PeopleChipProps {
  model: Pick<ResultsBoardModel, 'panel' | 'openPanel'>;
}

/** Opens the people of a board. */
export function PeopleChip({ model: { panel, openPanel } }: PeopleChipProps) {
  const t = useMessages(peopleWords);
  const isReady = usePeople(({ progress }) => progress.phase === 'ready');
  const people = usePeople((state) => state.people);
  const faces = usePeople((state) => state.faces);
  const count = people.persons.filter((person) => !person.isHidden && !isMaybe(person)).length;
  const waiting = useMemo(() => facesWaiting(people, faces), [people, faces]);
  return (
    <Chip
      isOpen={panel === 'people'}
      onNear={() => void loadPeople()}
      onPress={() => openPanel(panel === 'people' ? undefined : 'people')}
    >
      <Users size={16} aria-hidden />
      {isReady ? t('people.ready', { count, waiting }) : t('people.open')}
    </Chip>
  );
}
