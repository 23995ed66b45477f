import { useId } from 'react';

interface PlacingOptionProps {
  label: string;
  /** Explains what the option does. */
  help: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** One thing of how photos are placed that is wanted or not. */
export function PlacingOption({ label, help, isOn, onChange }: PlacingOptionProps) {
  const id = useId();
  return (
    <div className="mt-6">
      <label className="flex min-h-11 items-center gap-3 text-15 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={`${id}-help`}
          className="size-5 shrink-0 accent-ink"
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <p id={`${id}-help`} className="mt-1 text-15 text-quiet">
        {help}
      </p>
    </div>
  );
}
