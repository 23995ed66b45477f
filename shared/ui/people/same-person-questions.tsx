import { useDeferredValue, useMemo } from 'react';
import { coverOf, personOf } from '#core/people/people.ts';
import { samePersonQuestions } from '#core/people/same-person.ts';
import { peopleWords } from '#words/people.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { FaceImage } from './face-image.tsx';
import { usePeople, usePeopleSession } from './people-context.ts';

/** Asks whether groups that are nearly similar enough are one person. */
export function SamePersonQuestions() {
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
