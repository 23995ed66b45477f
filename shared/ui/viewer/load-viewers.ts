// Loaded with the first press on a photo: most people look at the board alone.

export const loadBoardViewer = async () => (await import('./board-viewer.tsx')).BoardViewer;
export const loadTableViewer = async () => (await import('./table-viewer.tsx')).TableViewer;
