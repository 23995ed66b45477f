import { useId } from 'react';
import { type Detail, DETAILS } from '#core/categories/detail.ts';
import { shapeWords } from '#words/shape.ts';
import { useMessages } from '../kit/use-messages.ts';

/** The names of the levels. */
export const DETAIL_NAMES = { fine: 'shape.fine', balanced: 'shape.balanced', wide: 'shape.wide' } as const;

interface DetailChoiceProps {
  detail: Detail;
  onChange: (detail: Detail) => void;
  /** Returns a text below a level's name. */
  noteOf?: (detail: Detail) => string;
}

/** Chooses how finely the photos are sorted. */
export function DetailChoice({ detail, onChange, noteOf }: DetailChoiceProps) {
  const t = useMessages(shapeWords);
  // Two open panels have one each.
  const group = useId();
  return (
    <fieldset>
      <legend className="text-15 font-semibold">{t('shape.detail')}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {DETAILS.map((one) => (
          <label key={one} className="shape-choice">
            <input type="radio" name={group} checked={one === detail} onChange={() => onChange(one)} />
            <span>
              {t(DETAIL_NAMES[one])}
              {noteOf && <span className="block text-13 font-normal">{noteOf(one)}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
