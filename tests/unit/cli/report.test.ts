import { describe, expect, it } from 'vitest';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { organizeArguments } from '../../../cli/arguments/arguments.ts';
import { OPTIONS } from '../../../cli/arguments/options-table.ts';
import { parseOptions } from '../../../cli/arguments/parse-options.ts';
import type { FilePhoto } from '../../../cli/inputs/file-photo.ts';
import { type PhotoResult, tell } from '../../../cli/organize/report.ts';
import { ENGLISH } from '../../../cli/arguments/words.ts';
import { heardTerminal } from '../../fakes/heard-terminal.ts';

const FILE: FilePhoto = {
  id: 'a',
  name: 'a.jpg',
  sizeBytes: 1,
  modifiedMs: 0,
  path: '/a.jpg',
  from: 'a.jpg',
};

/** What is printed for one placed photo. */
function printed(placed: PlacedPhoto, path: string, more: readonly string[] = [], photo = FILE): string {
  return printedFor([{ photo, sha256: 'ab', ms: 5, placed, path, failure: undefined }], more);
}

function printedFor(results: readonly PhotoResult[], more: readonly string[] = []): string {
  const terminal = heardTerminal();
  const options = organizeArguments(parseOptions(['.', ...more], OPTIONS));
  tell(
    {
      results,
      writtenTo: undefined,
      alikeGroups: 0,
      putAway: { trash: 0, archive: 0, locked: 0, failed: 0, stories: 0, messages: 0 },
      isStopped: false,
      leftAlone: [],
      leftOut: [],
    },
    options,
    { t: ENGLISH, terminal },
  );
  return terminal.heard.stdout;
}

function jsonOf(placed: PlacedPhoto, path = 'Pets/dog.jpg', photo = FILE): unknown {
  return JSON.parse(printed(placed, path, ['--json'], photo));
}

const dog: PlacedPhoto = {
  photoId: 'a',
  description: 'A dog.',
  category: 'Pets',
  folder: ['Pets'],
  name: 'dog',
  extension: 'jpg',
};
const line = {
  file: 'a.jpg',
  source: 'a.jpg',
  sha256: 'ab',
  description: 'A dog.',
  category: 'Pets',
  path: 'Pets/dog.jpg',
  ms: 5,
};

describe('a photo’s JSON line', () => {
  it('starts with its path in the ZIP, even if the ZIP is in a folder', () => {
    const packed = { content: undefined, sizeBytes: 1, crc32: 0 };
    const photo = {
      ...FILE,
      packed,
      path: '/photos/parts/takeout-1.zip',
      from: '/photos/parts/takeout-1.zip/Takeout/a.jpg',
      name: 'parts/takeout-1.zip/Takeout/a.jpg',
    };
    expect(jsonOf(dog, 'Pets/dog.jpg', photo)).toMatchObject({
      file: 'takeout-1.zip/Takeout/a.jpg',
      source: photo.from,
    });
  });

  it('has confidence and alternatives if the engine gives them', () => {
    const sure = { confidence: 0.7, alternatives: [{ category: 'Wildlife', confidence: 0.2 }] as const };
    expect(jsonOf({ ...dog, ...sure })).toEqual({ ...line, ...sure });
  });

  it('has none of these if the engine does not', () => {
    expect(jsonOf(dog)).toEqual(line);
  });

  it('has the whole path of a nested folder', () => {
    const nested = { ...dog, folder: ['2024', 'Pets'] };
    expect(jsonOf(nested, '2024/Pets/dog.jpg')).toEqual({ ...line, path: '2024/Pets/dog.jpg' });
  });
});

describe('the table of folders', () => {
  it('shows a nested folder by its path', () => {
    const nested = { ...dog, folder: ['2024', 'Pets'] };
    expect(printed(nested, '2024/Pets/dog.jpg')).toMatch(/^2024\/Pets {2,}1$/m);
    expect(printed(nested, '2024/Pets/dog.jpg', ['--dry-run'])).toContain('a.jpg → 2024/Pets/dog.jpg');
  });
});

describe('the counts', () => {
  const photo: PhotoResult = {
    photo: FILE,
    sha256: 'ab',
    ms: 5,
    placed: dog,
    path: 'Pets/dog.jpg',
    failure: undefined,
  };
  const film: PhotoResult = {
    ...photo,
    photo: { ...FILE, name: 'b.mp4' },
    placed: { ...dog, filmSeconds: 3 },
    path: 'Pets/dog.mp4',
    isFilm: true,
  };

  it('take a film for one unless it goes with a photo', () => {
    expect(printedFor([photo, photo])).toContain('2 of 2 photos placed.');
    expect(printedFor([film])).toContain('1 of 1 video placed.');
    expect(printedFor([photo, film])).toContain('2 of 2 photos and videos placed.');
    const live = { ...film, isFilm: false };
    expect(printedFor([photo, live])).toContain('1 of 1 photo placed. 1 companion file included.');
  });

  it('say how many films nobody could look at', () => {
    const unseen = { ...film, placed: { ...dog, description: '', filmSeconds: 0 } };
    const edited = { ...photo, placed: { ...dog, description: '' } };
    expect(printedFor([film, edited])).not.toContain('not looked at');
    expect(printedFor([film, unseen])).toContain('1 video not looked at');
  });
});
