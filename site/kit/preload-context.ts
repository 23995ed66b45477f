import { createContext } from 'react';

/** Preloads the page at a path of the site. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined);
