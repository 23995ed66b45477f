import { HONEYPOT } from './honeypot-copy.ts';

interface HoneypotProps {
  name: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A field hidden from users and assistive technology, which bots fill in. */
export function Honeypot({ name, value, onChange }: HoneypotProps) {
  return (
    <div aria-hidden className="absolute size-px overflow-hidden opacity-0 [clip-path:inset(50%)]">
      <label>
        {HONEYPOT}
        <input
          name={name}
          tabIndex={-1}
          autoComplete="off"
          {...(onChange ? { value, onChange: (event) => onChange(event.target.value) } : {})}
        />
      </label>
    </div>
  );
}
