import { shapeWords } from '#words/shape.ts';
import { TEXT_FIELD_CLASS } from '../kit/field-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { LEVELS, levelsOf, OTHER_PART, withLevel } from './presets.ts';

interface NestingProps {
  scheme: string;
  onChoose: (scheme: string) => void;
}

/** Sets what each level of nested folders is made of. */
export function Nesting({ scheme, onChoose }: NestingProps) {
  const t = useMessages(shapeWords);
  return (
    <fieldset>
      <legend className="text-15 font-semibold">{t('shape.nest')}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-3">
        {levelsOf(scheme).map(({ part, level }) => (
          <label key={level} className="grid gap-1 text-13 text-quiet">
            {t('shape.level', { level: level + 1 })}
            <select
              value={part}
              className={`${TEXT_FIELD_CLASS} w-full text-ink`}
              onChange={({ target }) => onChoose(withLevel(scheme, level, target.value))}
            >
              {level > 0 && <option value="">{t('shape.none')}</option>}
              {part === OTHER_PART && (
                <option value={OTHER_PART} disabled>
                  {t('shape.other')}
                </option>
              )}
              {LEVELS.map((one) => (
                <option key={one.name} value={one.part}>
                  {t(one.name)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
