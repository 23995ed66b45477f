import { optionsWords } from '#words/options.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { HAS_SERVICE } from '../has-service.ts';
import icon from '../icons/icon-48.png';
import type { Settings } from '../storage/settings.ts';
import { OwnModelOption } from './own-model-option.tsx';
import { SaveAsOption } from './save-as-option.tsx';
import { ServerOption } from './server-option.tsx';
import { ThemeOption } from './theme-option.tsx';
import { ThresholdOption } from './threshold-option.tsx';
import { useSettings } from './use-settings.ts';

interface OptionsProps {
  first: Settings;
}

/** Shows the settings. Each is kept as soon as it is changed. */
export function Options({ first }: OptionsProps) {
  const t = useMessages(optionsWords);
  const { settings, isSaved, change } = useSettings(first);
  return (
    <main className="mx-auto w-[min(100%-2rem,40rem)] py-12">
      <header className="flex items-center gap-4">
        <img src={icon} alt="" width={40} height={40} />
        <h1 className="text-28 font-bold">{t('options.title')}</h1>
        <output className="ml-auto text-15 text-good">{isSaved && t('options.saved')}</output>
      </header>
      <div className="light-table mt-8 divide-y divide-line px-4 sm:px-8">
        <ThresholdOption thresholdPx={settings.thresholdPx} onChange={change} />
        <SaveAsOption saveAs={settings.saveAs} onChange={change} />
        <ThemeOption theme={settings.theme} onChange={change} />
        {HAS_SERVICE && <ServerOption serverUrl={settings.serverUrl} onChange={change} />}
        <OwnModelOption />
      </div>
      <p className="mt-6 px-4 text-13 sm:px-8">
        <a href="/licenses.txt" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('options.licenses')}
        </a>
      </p>
    </main>
  );
}
