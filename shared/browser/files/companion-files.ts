import { listedOf } from '#core/takeout/gather.ts';
import type { CompanionFiles } from '#pipeline/companions-archive.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { fileFacts } from './file-facts.ts';

/** What a browser knows of its files. One whose date can't be read can't be read at all. */
export const companionFiles: CompanionFiles<BrowserPhoto> = {
  directoryOf: (file) => listedOf(file).folder,
  datesOf: (files) => fileFacts.datesOf(files),
  made: (text, { id, name, modifiedMs }) => {
    const file = new File([text], name, { lastModified: modifiedMs });
    return { id, name, sizeBytes: file.size, modifiedMs, file };
  },
};
