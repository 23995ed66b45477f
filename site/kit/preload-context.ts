import { createContext } from 'react';

/** Begins to load the page at an address of ours. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined);
