import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { translator } from '#messages/translate.ts';
import { backgroundWords } from '#words/background.ts';
import { samplePhotos } from '../visitor/sample-photos.ts';
import { fontFace, PAGE_HOST } from './photo-page.ts';
import type { Theme } from './stage.ts';

const EXTENSION = join(import.meta.dirname, '../../extension');

/** As in shared/ui/kit/tokens.css. */
const TOKENS: Readonly<Record<Theme, string>> = {
  light:
    '--table:#f6f5f2;--lit:#fff;--surface:#fff;--ink:#1b1a17;--quiet:#5f5b53;--line:#dedad2;--accent:#c8371b;--shadow:40 34 22/.22',
  dark: '--table:#151412;--lit:#23211e;--surface:#1e1d1a;--ink:#f2efe8;--quiet:#a8a398;--line:#35332e;--accent:#ff6a4d;--shadow:0 0 0/.7',
};

const STYLE = `
  * { box-sizing: border-box; margin: 0 } body { width: 1280px; height: 800px; overflow: hidden; position: relative; color: var(--ink);
    font: 20px/1.5 'Schibsted Grotesk'; background: radial-gradient(90% 80% at 50% 0%, var(--lit), var(--table) 75%) }
  h1 { font-size: 44px; line-height: 1.08; letter-spacing: -.025em; font-weight: 700; text-wrap: balance } h1 i { font-style: normal; color: var(--accent) }
  p { color: var(--quiet) } img { display: block }
  .above { position: absolute; inset: 36px 60px auto; text-align: center } .aside { position: absolute; left: 76px; top: 250px; width: 340px }
  .aside h1 { font-size: 54px; margin-bottom: 20px }
  .framed { position: absolute; overflow: hidden; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); box-shadow: 0 2px 4px rgb(var(--shadow)), 0 24px 60px -12px rgb(var(--shadow)) }
  .bar { display: flex; height: 40px; align-items: center; border-bottom: 1px solid var(--line); background: var(--table); font-size: 14px; color: var(--quiet) }
  .bar span { display: flex; align-items: center; gap: 8px; padding: 0 16px } .bar .host { margin-left: 14px; padding: 3px 18px; border-radius: 99px; background: var(--surface); border: 1px solid var(--line) }
  .bar .panel { position: absolute; left: 760px; height: 40px; width: 400px; border-left: 1px solid var(--line); color: var(--ink); font-weight: 600 }
  .sides { display: flex } .sides img + img { border-left: 1px solid var(--line) }
  .menu { position: absolute; width: 236px; padding: 7px 0; border-radius: 9px; border: 1px solid var(--line); background: var(--surface); font-size: 14.5px; line-height: 1; box-shadow: 0 12px 34px rgb(var(--shadow)), 0 1px 3px rgb(var(--shadow)) }
  .menu div { display: flex; align-items: center; gap: 10px; padding: 9px 18px 9px 42px } .menu hr { border: 0; border-top: 1px solid var(--line); margin: 6px 0 }
  .menu .ours { padding-left: 15px; background: var(--ink); color: var(--surface); font-weight: 600 } .menu .ours img { width: 17px; height: 17px }`;

const imageUrl = (png: Buffer, type = 'png') => `data:image/${type};base64,${png.toString('base64')}`;
const icon = async () => imageUrl(await readFile(join(EXTENSION, 'icons/icon-48.png')));

interface Line {
  readonly title: string;
  readonly more?: string;
}

async function documentOf(theme: Theme, body: string, style = ''): Promise<string> {
  return `<!doctype html><meta charset="utf-8"><style>${await fontFace()} :root { ${TOKENS[theme]} } ${STYLE} ${style}</style>${body}`;
}

/** The page with the panel next to it, as in a browser window: 1160 pixels wide, both 608 high. */
export async function besideThePage(
  theme: Theme,
  { title }: Line,
  { page, panel }: { readonly page: Buffer; readonly panel: Buffer },
  above = '',
): Promise<string> {
  return documentOf(
    theme,
    `<div class="above"><h1>${title}</h1></div><div class="framed" style="left:60px;top:120px;width:1162px;height:650px">
    <div class="bar"><span class="host">${PAGE_HOST}</span><span class="panel"><img src="${await icon()}" width="20" height="20">Where My Pix</span></div>
    <div class="sides"><img src="${imageUrl(page)}" width="760"><img src="${imageUrl(panel)}" width="400"></div></div>${above}`,
  );
}

/** The context menu with our entry, drawn in HTML, because screenshots do not contain the browser's menu. */
export async function contextMenu(left: number, top: number): Promise<string> {
  const title = translator([backgroundWords])('background.organize');
  return `<div class="menu" style="left:${left}px;top:${top}px"><div>Back</div><div>Reload</div><hr><div>Save image as…</div><div>Copy image</div><hr>
    <div class="ours"><img src="${await icon()}">${title}</div><hr><div>Inspect</div></div>`;
}

/** A headline on the left, and screenshots of the extension on the right, cropped at the lower edge. */
export async function besideALine(
  theme: Theme,
  { title, more = '' }: Line,
  pieces: readonly {
    readonly png: Buffer;
    readonly leftPx: number;
    readonly topPx: number;
    readonly theme?: Theme;
  }[],
): Promise<string> {
  const shown = pieces.map(
    ({ png, leftPx, topPx, theme: own }) =>
      `<div class="framed" style="${own ? TOKENS[own] : ''};left:${leftPx}px;top:${topPx}px"><img src="${imageUrl(png)}"></div>`,
  );
  return documentOf(theme, `<div class="aside"><h1>${title}</h1><p>${more}</p></div>${shown.join('')}`);
}

const TILE_STYLE = `body { width: 440px; height: 280px } h1 { position: absolute; left: 28px; top: 84px; font-size: 40px; width: 180px; line-height: 1 }
  p { position: absolute; left: 28px; top: 178px; width: 170px; font-size: 17px; line-height: 1.35 } .icon { position: absolute; left: 28px; top: 30px }
  .print { position: absolute; padding: 5px; background: #fff; border-radius: 3px; box-shadow: 0 1px 2px rgb(var(--shadow)), 0 8px 18px -4px rgb(var(--shadow)) }
  .print img { width: 118px; height: 84px; object-fit: cover }`;

/** The prints in the heap: file, x and y in pixels, rotation in degrees. */
const HEAP = [
  ['IMG_4071.jpg', 216, 22, -7],
  ['IMG_0018.jpg', 322, 46, 6],
  ['IMG_3307.jpg', 204, 98, 5],
  ['IMG_2041.jpg', 312, 128, -4],
  ['IMG_5127.jpg', 222, 178, -6],
  ['P1040288.jpg', 330, 208, 8],
] as const;

/** The small promotional tile. */
export async function promotionalTile(): Promise<string> {
  const photos = await samplePhotos();
  const prints = HEAP.map(([name, x, y, turn]) => {
    const bytes = photos.find((photo) => photo.name === name)?.bytes ?? Buffer.alloc(0);
    return `<div class="print" style="left:${x}px;top:${y}px;rotate:${turn}deg"><img src="${imageUrl(bytes, 'jpeg')}"></div>`;
  });
  const body = `<img class="icon" src="${await icon()}" width="40" height="40"><h1>Where My Pix</h1><p>A page’s photos, sorted and named.</p>${prints.join('')}`;
  return documentOf('light', body, TILE_STYLE);
}
