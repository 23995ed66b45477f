import { tableWords } from '#words/table.ts';
import { useMessages } from '../kit/use-messages.ts';

interface TrayLabelProps {
  category: string;
  count: number;
}

/** Typewritten: the folder's name, and how many are in it. */
export function TrayLabel({ category, count }: TrayLabelProps) {
  const t = useMessages(tableWords);
  return (
    <div className="flex items-baseline gap-3 font-mono text-13">
      <span className="line-clamp-2 min-w-0 leading-snug font-semibold">{category}</span>
      <span className="ml-auto text-quiet tabular-nums" aria-hidden>
        {String(count).padStart(2, '0')}
      </span>
      <span className="sr-only">{t('table.photos', { count })}</span>
    </div>
  );
}
