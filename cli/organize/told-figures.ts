import { topicNameOf } from '#core/categories/detail.ts';
import { folderNameIn } from '#core/wording/own-folders.ts';
import type { AlikeGroup } from '#core/similarity/alike/alike-group.ts';
import { besideKind } from '#core/companions/file-kinds.ts';
import { knownDay } from '#core/dates/known-day.ts';
import type { FiguredCompanion, FiguredPhoto } from '#core/statistics/figured-photo.ts';
import { figureLines } from '#core/statistics/figure-lines.ts';
import { figuresOf } from '#core/statistics/figures.ts';
import { folderText } from '#core/naming/folder-path.ts';
import type { PhotoResult } from './report.ts';
import { printable } from '../terminal/printable.ts';
import type { CommandWords } from '../arguments/words.ts';

/** The figures of a run as lines for a terminal. What came along with photos is in the whole, and in no folder. */
export function toldFigures(results: readonly PhotoResult[], t: CommandWords): string[] {
  const along = results.flatMap((result): FiguredCompanion[] => {
    const kind = alongKind(result);
    const { name, sizeBytes } = result.photo;
    return kind && result.placed ? [{ name, kind, sizeBytes }] : [];
  });
  const photos = results.filter((result) => alongKind(result) === undefined).map(figuredPhoto);
  const figures = figuresOf(photos, alikeGroups(results), along);
  return figureLines(figures, t).map(printable);
}

/** Undefined for a photo that was looked at. */
function alongKind({ photo, group, isFilm }: PhotoResult): FiguredCompanion['kind'] | undefined {
  if (isFilm) return undefined;
  const kind = group && !group.best ? group.kind : undefined;
  if (kind && kind !== 'near' && kind !== 'burst') return kind;
  return besideKind(photo.name) === undefined ? undefined : 'passenger';
}

function figuredPhoto({ photo, placed, failure, date, place }: PhotoResult): FiguredPhoto {
  const { id, name, sizeBytes } = photo;
  const { dateSource } = date ?? { dateSource: 'none' };
  return {
    id,
    name,
    sizeBytes,
    folder: placed && folderText(placed.folder),
    topic:
      placed &&
      topicNameOf({ category: folderNameIn(placed.category, placed.language), language: placed.language }),
    failure,
    day: date && knownDay(date),
    dateSource,
    filmSeconds: placed?.filmSeconds,
    location: place ? { latitude: place.latitude, longitude: place.longitude, place } : undefined,
    along: [],
  };
}

/** Each group once. */
function alikeGroups(results: readonly PhotoResult[]): Pick<AlikeGroup, 'kind'>[] {
  const groups = new Map<string, Pick<AlikeGroup, 'kind'>>();
  for (const { group } of results) {
    const kind = group?.kind;
    if (group && (kind === 'near' || kind === 'burst')) groups.set(group.id, { kind });
  }
  return [...groups.values()];
}
