import { useCallback, useEffect, useState } from 'react';
import { changeSettings, type Settings, watchSettings } from '../storage/settings.ts';

export type ChangeSettings = (change: Partial<Settings>) => void;

/** Returns the kept settings, and updates when they are changed anywhere. */
export function useSettings(first: Settings): {
  readonly settings: Settings;
  /** Whether something was changed here and is kept. */
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
