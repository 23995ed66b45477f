import { useCallback, useEffect, useState } from 'react';
import { changeSettings, type Settings, watchSettings } from '../storage/settings.ts';

export type ChangeSettings = (change: Partial<Settings>) => void;

/** The settings as they are kept, wherever they are changed. */
export function useSettings(first: Settings): {
  readonly settings: Settings;
  /** Something was changed here and is kept. */
  readonly isSaved: boolean;
  readonly change: ChangeSettings;
} {
  const [settings, setSettings] = useState(first);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => watchSettings(setSettings), []);
  const change = useCallback<ChangeSettings>((changed) => {
    setSaved(false);
    void changeSettings(changed).then(() => setSaved(true));
  }, []);
  return { settings, isSaved, change };
}
