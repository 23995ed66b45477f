import { useId, useState } from 'react';
import { SEVERAL_PEOPLE } from '#core/people/names-of-photos.ts';
import { peopleWords } from '#words/people.ts';
import { CheckField } from '../kit/check-field.tsx';
import { TEXT_FIELD_CLASS } from '../kit/field-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { usePeople, usePeopleSession } from './people-context.ts';
import { PeopleFailure } from './people-failure.tsx';
import { ACTION_CLASS } from './action-class.ts';

const SEVERAL_TEXTS = { first: 'people.severalFirst', groups: 'people.severalGroups' } as const;

/** Sets what names are used for and what this device remembers. */
export function PeopleOptions() {
  const t = useMessages(peopleWords);
  const session = usePeopleSession();
  const several = usePeople((state) => state.several);
  const writesNames = usePeople((state) => state.writesNames);
  const remembers = usePeople((state) => state.remembers);
  const hasNames = usePeople((state) => state.names.size > 0);
  const [isForgotten, setIsForgotten] = useState(false);
  const id = useId();
  const remember = (isOn: boolean) => {
    setIsForgotten(false);
    void session.setRemembers(isOn).then(() => setIsForgotten(!isOn));
  };
  return (
    <div className="mt-3 border-t border-line pt-3">
      {hasNames && (
        <>
          <h4 className="text-15 font-semibold">{t('people.use')}</h4>
          <p className="text-13 text-quiet">{t('people.useHint')}</p>
          <label htmlFor={id} className="mt-2 block text-15">
            {t('people.several')}
          </label>
          <select
            id={id}
            value={several}
            className={`${TEXT_FIELD_CLASS} mt-1 w-full`}
            onChange={({ target }) =>
              session.choose({ several: SEVERAL_PEOPLE.find((one) => one === target.value) ?? several })
            }
          >
            {SEVERAL_PEOPLE.map((one) => (
              <option key={one} value={one}>
                {t(SEVERAL_TEXTS[one])}
              </option>
            ))}
          </select>
          <CheckField
            label={t('people.keywords')}
            isOn={writesNames}
            className="mt-1 flex text-15"
            onChange={(isOn) => session.choose({ writesNames: isOn })}
          />
        </>
      )}
      {(hasNames || remembers) && (
        <>
          <CheckField
            label={t('people.remember')}
            isOn={remembers}
            describedBy={`${id}-remember`}
            className="flex text-15"
            onChange={remember}
          />
          <p id={`${id}-remember`} className="text-13 text-quiet">
            {t('people.rememberHelp')}
          </p>
          <PeopleFailure step="remembering" />
        </>
      )}
      <div className="flex flex-wrap gap-x-4">
        {remembers && (
          <button type="button" className={ACTION_CLASS} onClick={() => remember(false)}>
            {t('people.forgetRemembered')}
          </button>
        )}
        <button type="button" className={ACTION_CLASS} onClick={() => session.forget()}>
          {t('people.forget')}
        </button>
      </div>
      <output className="block text-13 text-quiet">{isForgotten && t('people.forgotten')}</output>
    </div>
  );
}
