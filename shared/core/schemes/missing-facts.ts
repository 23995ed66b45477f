import type { PhotoToFile } from './file-by-scheme.ts';
import { tokensOf } from './scheme.ts';

/** What a scheme asks for and some photos do not say. */
export type MissingFact = 'date' | 'event' | 'place' | 'people' | 'person' | 'album' | 'folder';

/** How many photos lack what a scheme asks for, of what any photo lacks; `event` for those that belong to none. */
export function missingFacts(
  scheme: string,
  photos: readonly PhotoToFile[],
): readonly { readonly fact: MissingFact; readonly photos: number }[] {
  const tokens = new Set(tokensOf(scheme));
  const asked: readonly (readonly [MissingFact, boolean, (photo: PhotoToFile) => boolean])[] = [
    ['date', tokens.has('date'), isUndated],
    ['event', tokens.has('event'), isUndated],
    ['place', tokens.has('city') || tokens.has('country'), ({ place }) => !place],
    ['people', tokens.has('people'), ({ peopleCount }) => peopleCount === undefined],
    ['person', tokens.has('person'), ({ person = '' }) => person === ''],
    ['album', tokens.has('album'), ({ albums = [] }) => albums.length === 0],
    ['folder', tokens.has('folder'), ({ folders = [] }) => folders.length === 0],
  ];
  return asked.flatMap(([fact, isAsked, isMissing]) => {
    const lacking = isAsked ? photos.filter(isMissing).length : 0;
    return lacking > 0 ? [{ fact, photos: lacking }] : [];
  });
}

function isUndated({ date, isFileDate }: PhotoToFile): boolean {
  return date === undefined || isFileDate === true;
}
