interface OtherEngineProps {
  label: string;
  isDisabled: boolean;
  onUse: () => void;
}

/** Switches between the two engines of this device. */
export function OtherEngine({ label, isDisabled, onUse }: OtherEngineProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      className="min-h-11 underline underline-offset-4 disabled:opacity-60"
      onClick={onUse}
    >
      {label}
    </button>
  );
}
