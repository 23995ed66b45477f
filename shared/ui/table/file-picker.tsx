import type { RefObject } from 'react';

/** Extensions that systems don't always recognize as pictures, archives of pictures, or companion files. */
const ACCEPT =
  'image/*,.heic,.heif,.tif,.tiff,.avif,.jxl,.bmp,.zip,video/*,.mkv,.mts,.m2ts,.dng,.cr2,.cr3,.nef,.arw,.raf,.aae,.xmp,.json,.csv';

interface FilePickerProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** The id that the button which opens it names in `data-opens`, so that it also works before hydration. */
  id?: string;
  label: string;
  onPick: (files: File[]) => void;
  /** Whether to pick a folder with its contents instead of files. */
  isFolder?: boolean;
}

/** The browser's own file dialog. Hidden: a button of its host opens it. */
export function FilePicker({ inputRef, id, label, onPick, isFolder = false }: FilePickerProps) {
  return (
    <input
      ref={inputRef}
      id={id}
      type="file"
      multiple
      hidden
      aria-label={label}
      accept={isFolder ? undefined : ACCEPT}
      webkitdirectory={isFolder ? '' : undefined}
      onChange={(event) => {
        onPick([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
}
