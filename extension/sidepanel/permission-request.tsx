import type { FoundImage } from '../page/page-image.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { panelWords } from '#words/panel.ts';
import { PermissionButton } from '#ui/kit/permission-button.tsx';
import { useMessages } from '#ui/kit/use-messages.ts';
import { imageHost } from './image-selection.ts';

interface PermissionRequestProps {
  /** The images that need the permission. */
  images: readonly FoundImage[];
  /** Whether the browser is asking the user. */
  isWaiting: boolean;
  onAllow: () => void;
  onSkip: () => void;
}

/** Explains which hosts need permission, why, and for how many images, before the browser asks. */
export function PermissionRequest({ images, isWaiting, onAllow, onSkip }: PermissionRequestProps) {
  const t = useMessages(panelWords);
  const hosts = [...new Set(images.map(imageHost))].toSorted();
  const countOf = (host: string) => images.filter((image) => imageHost(image) === host).length;
  return (
    <section className="light-table p-4" aria-labelledby="permission-title">
      <h2 id="permission-title" className="text-21 font-bold tracking-tight">
        {t('panel.permissionTitle')}
      </h2>
      <p className="mt-2 text-15">{t('panel.permissionText')}</p>
      <ul className="mt-3 grid gap-1 font-mono text-13">
        {hosts.map((host) => (
          <li key={host} className="flex justify-between gap-4 border-b border-line py-1">
            <span className="min-w-0 break-all">{host}</span>
            <span className="text-quiet tabular-nums">{countOf(host)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-2">
        <PermissionButton className={buttonClass('accent')} isAsking={isWaiting} onPress={onAllow}>
          {t('panel.permissionAllow')}
        </PermissionButton>
        <button type="button" className={buttonClass('outline')} onClick={onSkip}>
          {t('panel.permissionSkip')}
        </button>
      </div>
    </section>
  );
}
