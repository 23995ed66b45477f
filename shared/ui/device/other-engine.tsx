interface OtherEngineProps {
  label: string;
  isDisabled: boolean;
  /** The explanation that the button opens, if it does. */
  explains?: { readonly id: string; readonly isOpen: boolean };
  onUse: () => void;
}

/** A quiet button next to the engine, such as one that switches to another. */
export function OtherEngine({ label, isDisabled, explains, onUse }: OtherEngineProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-controls={explains?.id}
      aria-expanded={explains?.isOpen}
      className="min-h-11 underline underline-offset-4 disabled:opacity-60"
      onClick={onUse}
    >
      {label}
    </button>
  );
}
