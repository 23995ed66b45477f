interface ProgressBarProps {
  value: number;
  /** Above 0. */
  max: number;
  label: string;
  /** The text for screen readers instead of the percentage. */
  text?: string;
}

/**
 * Shows progress. Screen readers get a `progress` element; the visible part is a strip that the compositor scales, so
 * that no frame causes a layout.
 */
export function ProgressBar({ value, max, label, text }: ProgressBarProps) {
  return (
    <div className="progress-bar">
      <progress max={max} value={value} aria-label={label} aria-valuetext={text} className="sr-only" />
      <div style={{ scale: `${value / max} 1` }} />
    </div>
  );
}
