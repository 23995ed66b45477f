import { type SyntheticEvent, useState } from 'react';
import { OwnModel } from '#browser/own-model/own-model.ts';
import type { PlainKey } from '#messages/translate.ts';
import { OwnModelForm } from '#ui/device/own-model-form.tsx';
import { useOwnModel } from '#ui/device/use-own-model.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { FIELD_CLASS, TEXT_FIELD_CLASS } from '#ui/kit/field-class.ts';
import { type Theme, THEMES } from '#ui/kit/theme.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { optionsWords } from '#words/options.ts';
import { ownModelWords } from '#words/own-model.ts';
import { themeWords } from '#words/theme.ts';
import { HAS_SERVICE } from '../has-service.ts';
import icon from '../icons/icon-48.png';
import { PAGE_IMAGE_THRESHOLDS_PX } from '../limits.ts';
import { background } from '../messaging/background-client.ts';
import { allowAddress, storedOwnModel } from '../storage/own-model.ts';
import { serverAddress } from '../storage/server-address.ts';
import { isThreshold, type Settings } from '../storage/settings.ts';
import { OptionRow } from './option-row.tsx';
import { type ChangeSettings, useSettings } from './use-settings.ts';

interface ThemeOptionProps {
  theme: Theme;
  onChange: ChangeSettings;
}

const THEME_NAMES = {
  light: 'theme.light',
  dark: 'theme.dark',
  system: 'theme.system',
} as const satisfies Record<Theme, PlainKey<'theme'>>;

function ThemeOption({ theme, onChange }: ThemeOptionProps) {
  const t = useMessages(optionsWords, themeWords);
  return (
    <OptionRow id="theme" title={t('options.theme')} hint={t('options.themeHint')}>
      <select
        id="theme"
        value={theme}
        aria-describedby="theme-hint"
        className={`${TEXT_FIELD_CLASS} w-full`}
        onChange={({ target }) => {
          onChange({ theme: THEMES.find((name) => name === target.value) ?? 'system' });
        }}
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {t(THEME_NAMES[name])}
          </option>
        ))}
      </select>
    </OptionRow>
  );
}

const ownModel = new OwnModel(storedOwnModel);

/** Sets the user's own model, which can be selected in the panel. */
function OwnModelOption() {
  const t = useMessages(ownModelWords);
  const model = useOwnModel(ownModel);
  return (
    <section aria-labelledby="own-model" className="grid gap-2 py-6">
      <h2 id="own-model" className="text-17 font-semibold">
        {t('own-model.title')}
      </h2>
      {model.state.isRead && <OwnModelForm model={model} reach="network" onAllow={allowAddress} />}
    </section>
  );
}

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

interface SaveAsOptionProps {
  saveAs: boolean;
  onChange: ChangeSettings;
}

function SaveAsOption({ saveAs, onChange }: SaveAsOptionProps) {
  const t = useMessages(optionsWords);
  return (
    <OptionRow id="save-as" title={t('options.saveAs')} hint={t('options.saveAsHint')}>
      <span className="flex min-h-11 items-center">
        <input
          id="save-as"
          type="checkbox"
          checked={saveAs}
          aria-describedby="save-as-hint"
          className="size-5 accent-ink"
          onChange={({ target }) => onChange({ saveAs: target.checked })}
        />
      </span>
    </OptionRow>
  );
}

interface ServerOptionProps {
  serverUrl: string;
  onChange: ChangeSettings;
}

/** Sets which server analyzes the photos. Kept on a press, because half a typed address is an address too. */
function ServerOption({ serverUrl, onChange }: ServerOptionProps) {
  const t = useMessages(optionsWords);
  const [typed, setTyped] = useState(serverUrl);
  const [isWrong, setWrong] = useState(false);
  const keep = async (event: SyntheticEvent) => {
    event.preventDefault();
    const address = serverAddress(typed);
    setWrong(address === undefined);
    if (address === undefined) return;
    setTyped(address);
    // A session belongs to its server.
    if (address !== serverUrl) await background().signOut();
    onChange({ serverUrl: address });
  };
  return (
    <form noValidate onSubmit={(event) => void keep(event)}>
      <OptionRow
        id="server"
        title={t('options.server')}
        hint={t('options.serverHint')}
        isWide
        problem={isWrong ? t('options.serverProblem') : undefined}
      >
        <span className="flex w-full flex-wrap gap-2">
          <input
            id="server"
            type="url"
            value={typed}
            spellCheck={false}
            aria-describedby={isWrong ? 'server-hint server-problem' : 'server-hint'}
            aria-invalid={isWrong}
            className={`${FIELD_CLASS} flex-[1_1_14rem]`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className={buttonClass('outline')}>
            {t('options.serverSave')}
          </button>
        </span>
      </OptionRow>
    </form>
  );
}

interface ThresholdOptionProps {
  thresholdPx: number;
  onChange: ChangeSettings;
}

const { least, most } = PAGE_IMAGE_THRESHOLDS_PX;

function ThresholdOption({ thresholdPx, onChange }: ThresholdOptionProps) {
  const t = useMessages(optionsWords);
  const [typed, setTyped] = useState(String(thresholdPx));
  const isWrong = !isThreshold(Number(typed));
  return (
    <OptionRow
      id="threshold"
      title={t('options.threshold')}
      hint={t('options.thresholdHint')}
      problem={isWrong ? t('options.thresholdProblem', { least, most }) : undefined}
    >
      <span className="flex items-center gap-2">
        <input
          id="threshold"
          type="number"
          min={least}
          max={most}
          step={1}
          value={typed}
          aria-describedby={isWrong ? 'threshold-hint threshold-problem' : 'threshold-hint'}
          aria-invalid={isWrong}
          className={`${FIELD_CLASS} w-full text-right`}
          onChange={({ target: { value } }) => {
            setTyped(value);
            if (isThreshold(Number(value))) onChange({ thresholdPx: Number(value) });
          }}
        />
        <span className="font-mono text-15 text-quiet">{t('options.pixels')}</span>
      </span>
    </OptionRow>
  );
}
