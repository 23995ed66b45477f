// Loaded with the first press on a stack: most people look at the board alone.
export const loadStackViewer = async () => (await import('./stack-viewer.tsx')).StackViewer;
