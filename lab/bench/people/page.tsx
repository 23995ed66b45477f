import { createRoot } from 'react-dom/client';
import type { PlacedPhoto } from '../../../shared/core/batch/batch-event.ts';
import type { Photo } from '../../../shared/core/photo.ts';
import { PeopleContext } from '../../../shared/ui/people/people-context.ts';
import { PeoplePanel } from '../../../shared/ui/people/people-panel.tsx';
import { PeopleSession } from '../../../shared/ui/people/people-session.ts';
import '../../../shared/ui/people/people.css';
import { madeFaces, madeGroups } from './made-faces.ts';

/** The calls that the benchmark makes in the page. */
export interface PeopleBench {
  /** Shows the people of a board with this many photos, each with a face. */
  readonly open: (photos: number) => Promise<void>;
  /** Clicks the element of a selector, and returns the milliseconds until the next frame is drawn. */
  readonly press: (selector: string, text?: string) => Promise<number>;
  /** Types into a name field. */
  readonly type: (text: string) => Promise<void>;
  /** Goes back to all people; a person who lost all faces has already been left. */
  readonly back: () => Promise<void>;
}

const CROP_PX = 96;

const root = createRoot(document.getElementById('root') ?? document.body);

async function open(count: number): Promise<void> {
  const faces = madeFaces(count);
  const crop = await noise();
  const session = new PeopleSession<Photo>({
    engine: {
      missingBytes: async () => Promise.resolve(0),
      prepare: async () => {},
      photosAtOnce: () => 64,
      facesOf: async ({ id }) => {
        const face = faces[Number(id)];
        return Promise.resolve(face ? [{ ...face, crop: new Blob([crop], { type: 'image/jpeg' }) }] : []);
      },
      cropsOf: async () => Promise.resolve([]),
      group: async () => Promise.resolve(madeGroups(count)),
      rest: () => {},
    },
    memory: {
      read: async () => Promise.resolve(undefined),
      write: async () => {},
      forget: async () => {},
      readBoard: async () => Promise.resolve(undefined),
      writeBoard: async () => {},
      forgetBoard: async () => {},
    },
  });
  const photos = faces.map(({ photoId: id }): Photo => ({
    id,
    name: `${id}.jpg`,
    sizeBytes: 1,
    modifiedMs: 0,
  }));
  const placed = new Map(
    photos.map(({ id: photoId }): [string, PlacedPhoto] => [
      photoId,
      {
        photoId,
        description: '',
        category: 'Portraits',
        folder: ['Portraits'],
        name: photoId,
        extension: 'jpg',
      },
    ]),
  );
  await session.start(photos.map((photo) => ({ photo, peopleCount: 1 })));
  root.render(null);
  while (document.querySelector('.person')) await drawn();
  root.render(
    <PeopleContext value={session} key={count}>
      <PeoplePanel photos={photos} placed={placed} onFind={() => {}} />
    </PeopleContext>,
  );
  while (!document.querySelector('.person')) await drawn();
}

/** A small JPEG of about the size of a face's picture. */
async function noise(): Promise<ArrayBuffer> {
  const canvas = new OffscreenCanvas(CROP_PX, CROP_PX);
  const pixels = new ImageData(CROP_PX, CROP_PX);
  for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = (at * 7919) % 256;
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer();
}

/** Resolves once the change is drawn. */
async function drawn(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

async function press(selector: string, text = ''): Promise<number> {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
    one.textContent.includes(text),
  );
  if (!found) throw new Error(`nothing is ${selector} ${text}`);
  const begunMs = performance.now();
  found.click();
  await drawn();
  return performance.now() - begunMs;
}

async function type(text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('form input');
  if (!field) throw new Error('no person is open');
  // React notices a value set past its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await drawn();
}

async function back(): Promise<void> {
  if (document.querySelector('.person-head')) await press('button', 'All people');
}

Object.assign(window, { bench: { open, press, type, back } satisfies PeopleBench });
