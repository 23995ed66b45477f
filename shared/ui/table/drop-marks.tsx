const CORNER =
  'absolute size-6 border-edge transition-all duration-200 group-data-[over=true]:size-12 group-data-[over=true]:border-accent';

/** The crop marks of an empty table; they open up while photos are held over it. */
export function DropMarks() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-4 sm:inset-6">
      <span className={`${CORNER} top-0 left-0 border-t border-l`} />
      <span className={`${CORNER} top-0 right-0 border-t border-r`} />
      <span className={`${CORNER} bottom-0 left-0 border-b border-l`} />
      <span className={`${CORNER} right-0 bottom-0 border-r border-b`} />
    </div>
  );
}
