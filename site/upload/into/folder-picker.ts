// No library of TypeScript has the picker (WICG, "File System Access").
interface WithPicker {
  readonly showDirectoryPicker?: (options: {
    readonly id: string;
    readonly mode: 'read' | 'readwrite';
  }) => Promise<FileSystemDirectoryHandle>;
}

/** The browser's picker for folders; undefined where it has none. */
export function folderPicker(): WithPicker['showDirectoryPicker'] {
  return (globalThis as WithPicker).showDirectoryPicker?.bind(globalThis);
}
