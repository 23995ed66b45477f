// Loaded on the first press on a stack: most people look only at the board.
export const loadStackViewer = async () => (await import('./stack-viewer.tsx')).StackViewer;
