interface CheckFieldProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The id of the explanatory text. */
  describedBy?: string;
  isDisabled?: boolean;
  /** The layout of the label. */
  className: string;
}

/** A checkbox with its label. */
export function CheckField({
  label,
  isOn,
  onChange,
  describedBy,
  isDisabled = false,
  className,
}: CheckFieldProps) {
  return (
    <label className={`min-h-11 items-center gap-3 ${className}`}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={describedBy}
        className="size-5 shrink-0 accent-ink"
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
