import { useId } from 'react';
import { CheckField } from '../kit/check-field.tsx';

interface PlacingOptionProps {
  label: string;
  /** Explains what the option does. */
  help: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** An on/off option for placing photos. */
export function PlacingOption({ label, help, isOn, onChange }: PlacingOptionProps) {
  const id = useId();
  return (
    <div className="mt-6">
      <CheckField
        label={label}
        isOn={isOn}
        onChange={onChange}
        describedBy={`${id}-help`}
        className="flex text-15 font-semibold"
      />
      <p id={`${id}-help`} className="mt-1 text-15 text-quiet">
        {help}
      </p>
    </div>
  );
}
