/** Prints a table in Markdown, with the first column left-aligned and the others right-aligned. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) =>
        column === 0 ? (cells[0] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width),
      )
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  console.log([line(headings), line(rule), ...rows.map(line)].join('\n'));
  console.log();
}

/** Returns the median; of two middle values, the lower one. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? NaN;
}

/** Returns the quantile: the lowest value that at least this share does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
