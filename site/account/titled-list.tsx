interface TitledListProps {
  title: string;
  items: readonly string[];
}

/** A short titled list for a dialog. */
export function TitledList({ title, items }: TitledListProps) {
  return (
    <>
      <h3 className="mt-4 text-15 font-semibold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-15 text-quiet marker:text-edge">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
