import { useId, useState } from 'react';
import { within } from '#core/schemes/saved-scheme.ts';
import { FIELD_CLASS } from '../kit/field-class.ts';

interface WholeNumberProps {
  label: string;
  hint?: string;
  value: number;
  range: { readonly least: number; readonly most: number };
  onChange: (value: number) => void;
}

/**
 * A field for an integer within a range. A typed value counts as soon as it is valid, and is clamped to the range
 * afterwards.
 */
export function WholeNumber({ label, hint, value, range, onChange }: WholeNumberProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="text-15 font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-13 text-quiet">
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={range.least}
        max={range.most}
        step={1}
        value={typed ?? value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = target.value.trim() === '' ? Number.NaN : Number(target.value);
          if (Number.isFinite(number)) onChange(within(number, range, value));
        }}
        onBlur={() => setTyped(undefined)}
        className={`${FIELD_CLASS} w-20`}
      />
    </div>
  );
}
