/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- display: block on phones removes the implicit roles of a table */
import type { LegalTable } from './legal-copy.ts';

interface LegalTableViewProps {
  table: LegalTable;
}

/** A table; on phones each row is a card, with the column's name before each cell. */
export function LegalTableView({ table: { caption, widths, head, rows } }: LegalTableViewProps) {
  return (
    <table role="table" className="mt-6 w-full table-fixed text-left text-15 max-md:block">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {widths.map((percent, index) => (
          <col key={head[index]} style={{ width: `${percent}%` }} />
        ))}
      </colgroup>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {head.map((name) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className="border-b border-ink pr-6 pb-2 font-mono text-13 font-normal text-quiet"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:grid-cols-1 max-md:gap-6">
        {rows.map(([name, ...cells]) => (
          <tr key={name} role="row" className="max-md:block max-md:border-t max-md:border-line max-md:pt-3">
            <th
              role="rowheader"
              scope="row"
              className="font-semibold wrap-anywhere max-md:block md:border-b md:border-line md:py-3 md:pr-6 md:align-top"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={head[index + 1]}
                role="cell"
                className="max-md:mt-1 max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-x-3 md:border-b md:border-line md:py-3 md:pr-6 md:align-top"
              >
                <span aria-hidden className="font-mono text-13 leading-6 text-quiet md:hidden">
                  {head[index + 1]}
                </span>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
