import type { MonthlyLimit } from '#core/accounts/plan.ts';
import { remaining, type Usage } from '#core/accounts/quota.ts';
import { numberText } from '../facts/local-text.ts';
import { USAGE } from './usage-wording.ts';

interface UsageHistoryProps {
  usage: Usage;
  limit: MonthlyLimit;
}

/** Shows the month's usage in three lines. */
export function UsageHistory({ usage, limit }: UsageHistoryProps) {
  const rows: [string, MonthlyLimit][] = [
    [USAGE.processed, usage.count],
    [USAGE.limit, limit],
    [USAGE.remaining, remaining(usage, limit)],
  ];
  return (
    <section aria-labelledby="usage-history" className="light-table p-6 sm:p-8">
      <h2 id="usage-history" className="text-15 font-semibold tracking-normal text-quiet">
        {USAGE.historyTitle}
      </h2>
      <table className="mt-4 w-full text-15" aria-labelledby="usage-history">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-t border-line first:border-0">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                {name}
              </th>
              <td className="py-3 text-right font-mono tabular-nums">
                {value === 'unlimited' ? USAGE.unlimitedShort : numberText(value)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
