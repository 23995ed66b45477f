interface BarRowProps {
  name: string;
  /** The number with its unit, in words. */
  figure: string;
  /** The fraction of the longest bar, 0 to 1. */
  part: number;
}

/** A name with its number, and a bar that shows the same. */
export function BarRow({ name, figure, part }: BarRowProps) {
  return (
    <li className="figures-bar" style={{ '--part': part }}>
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="text-quiet">{figure}</span>
    </li>
  );
}
