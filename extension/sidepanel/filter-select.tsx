interface FilterSelectProps {
  label: string;
  value: string;
  /** Values and their labels. */
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <label className="grid min-w-0 gap-1 text-13 text-quiet">
      {label}
      <select
        className="min-h-11 w-full min-w-0 rounded-surface border border-edge bg-surface px-2 text-15 text-ink"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
