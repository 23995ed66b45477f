import { listedIn } from '#core/wording/punctuation.ts';
import { peopleWords } from '#words/people.ts';
import { CheckField } from '../kit/check-field.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { usePeople, usePeopleSession } from './people-context.ts';

interface PeopleOfPhotoProps {
  photoId: string;
}

/** Shows the named people of an open photo and the switch for the outlines. */
export function PeopleOfPhoto({ photoId }: PeopleOfPhotoProps) {
  const t = useMessages(peopleWords);
  const session = usePeopleSession();
  const names = usePeople((state) => state.names.get(photoId));
  const hasFaces = usePeople(({ faces }) => faces.some((face) => face.photoId === photoId));
  const hasOutlines = usePeople(({ faces }) =>
    faces.some((face) => face.photoId === photoId && face.frame === undefined),
  );
  const outlines = usePeople((state) => state.outlines);
  if (!hasFaces) return null;
  return (
    <div>
      <h3 className="viewer-label">{t('people.inPhoto')}</h3>
      {names && <p>{listedIn(t.locale, names)}</p>}
      {hasOutlines && (
        <CheckField
          label={t('people.outline')}
          isOn={outlines}
          className="flex text-15"
          onChange={(isOn) => session.choose({ outlines: isOn })}
        />
      )}
    </div>
  );
}
