interface ProgressBarProps {
  value: number;
  /** Above 0. */
  max: number;
  label: string;
  /** In place of the percentage, for those who listen. */
  text?: string;
}

/**
 * How far something is. For those who listen a `progress`; what is seen is a strip that the compositor stretches, so
 * that the page is laid out by no frame of it.
 */
export function ProgressBar({ value, max, label, text }: ProgressBarProps) {
  return (
    <div className="progress-bar">
      <progress max={max} value={value} aria-label={label} aria-valuetext={text} className="sr-only" />
      <div style={{ scale: `${value / max} 1` }} />
    </div>
  );
}
