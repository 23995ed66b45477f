// Loaded on the first press on a photo: most people look only at the board.

export const loadBoardViewer = async () => (await import('./board-viewer.tsx')).BoardViewer;
export const loadTableViewer = async () => (await import('./table-viewer.tsx')).TableViewer;
