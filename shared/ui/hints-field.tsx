import { useId } from 'react';
import { usePlacingWording } from './placing-wording.ts';

interface HintsFieldProps {
  usesHints: boolean;
  onChange: (usesHints: boolean) => void;
}

/** Whether what people said of their photos before joins what is seen on them. */
export function HintsField({ usesHints, onChange }: HintsFieldProps) {
  const words = usePlacingWording();
  const id = useId();
  return (
    <div className="mt-6">
      <label className="flex min-h-11 items-center gap-3 text-15 font-semibold">
        <input
          type="checkbox"
          checked={usesHints}
          aria-describedby={`${id}-help`}
          className="size-5 shrink-0 accent-ink"
          onChange={({ target }) => onChange(target.checked)}
        />
        {words.hints}
      </label>
      <p id={`${id}-help`} className="mt-1 text-15 text-quiet">
        {words.hintsHint}
      </p>
    </div>
  );
}
