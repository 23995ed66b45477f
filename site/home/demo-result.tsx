import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { HOME } from './home-copy.ts';

interface DemoResultProps {
  onAgain: () => void;
}

/** Shows the finished ZIP in place of the heap. */
export function DemoResult({ onAgain }: DemoResultProps) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-1 text-center">
      <p className="font-mono text-17 font-semibold">{ARCHIVE_NAME}</p>
      <p className="font-mono text-13 text-quiet">{HOME.result}</p>
      <button type="button" onClick={onAgain} className={buttonClass('quiet', 'mt-3')}>
        <RotateCcw size={18} aria-hidden />
        {HOME.again}
      </button>
    </div>
  );
}
