import type { OwnModelStore } from '#browser/own-model/own-model.ts';
import { type OwnModelSettings, parseOwnModel } from '#core/own-model.ts';

const KEY = 'own-model';

/** Stores the settings for the user's own model in localStorage. Without localStorage they are lost. */
export const storedOwnModel: OwnModelStore = {
  read: async () => parsed(stored()),
  write: async (settings) => {
    try {
      if (settings) localStorage.setItem(KEY, JSON.stringify(settings));
      else localStorage.removeItem(KEY);
    } catch {
      // The settings then last as long as the page.
    }
  },
  watch: (listener) =>
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY) listener(parsed(newValue));
    }),
};

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): OwnModelSettings | undefined {
  try {
    return parseOwnModel(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
}
