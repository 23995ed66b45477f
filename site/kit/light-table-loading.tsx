interface LightTableLoadingProps {
  text: string;
}

/** Placeholder of a card whose data is loading. */
export function LightTableLoading({ text }: LightTableLoadingProps) {
  return (
    <div className="light-table min-h-80 p-6 sm:p-8">
      <output className="sr-only">{text}</output>
      <div aria-hidden className="grid gap-4">
        <div className="skeleton h-5 w-28" />
        <div className="skeleton h-10 w-44" />
        <div className="skeleton mt-4 h-3 w-full" />
      </div>
    </div>
  );
}
