import { viewerWords } from '#words/viewer.ts';
import { useMessages } from '../kit/use-messages.ts';

interface ViewerKeysProps {
  id: string;
}

/** What the keys do in the viewer. */
export function ViewerKeys({ id }: ViewerKeysProps) {
  const t = useMessages(viewerWords);
  const keys = [
    ['→', t('viewer.next')],
    ['←', t('viewer.previous')],
    [t('viewer.home'), t('viewer.first')],
    [t('viewer.end'), t('viewer.last')],
    [t('viewer.escape'), t('viewer.close')],
    ['?', t('viewer.keys')],
  ] as const;
  return (
    <dl id={id} className="viewer-keys">
      {keys.map(([key, does]) => (
        <div key={key} className="flex items-baseline gap-3 py-1">
          <dt className="min-w-12">
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
