import { documentOf, type PageMade, type ServedPage } from './page.ts';

/** A page whose pictures have no file that could be fetched. */
export interface OnlyShownPage extends ServedPage {
  /** The page sets `data-drawn` on its body when it shows everything. */
  readonly read: readonly (PageMade | string)[];
  /** The names of those that can be seen, but not read. */
  readonly unread: readonly string[];
}

const GL = `const bars = (gl) => { gl.enable(gl.SCISSOR_TEST); for (let at = 0; at < 10; at += 1) {
  gl.scissor(at * 40, 0, 40, 300); gl.clearColor(at / 10, 1 - at / 10, 0.5, 1); gl.clear(gl.COLOR_BUFFER_BIT); } };
  const done = () => requestAnimationFrame(() => requestAnimationFrame(() => { document.body.dataset.drawn = '1'; }));`;

const BLOB = `const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  canvas.getContext('2d').fillRect(10, 10, 300, 300);`;

const page = (
  name: string,
  html: ServedPage['html'],
  found: Pick<OnlyShownPage, 'read' | 'unread'>,
): OnlyShownPage => ({
  name,
  html,
  ...found,
});

export const ONLY_SHOWN_PAGES: readonly OnlyShownPage[] = [
  page(
    'revoked-blob',
    () =>
      documentOf(`<main></main><script>${BLOB}
      canvas.toBlob((blob) => { const image = new Image(); image.onload = () => { URL.revokeObjectURL(image.src); document.body.dataset.drawn = '1'; };
        image.src = URL.createObjectURL(blob); document.querySelector('main').append(image); });</script>`),
    { read: [{ kind: 'img', startsWith: 'data:image/png', widthPx: 640, heightPx: 480 }], unread: [] },
  ),
  page(
    'revoked-background',
    () =>
      documentOf(`<div title="Bay" style="width:600px;height:400px;background-size:cover"></div><script>${BLOB}
      canvas.toBlob((blob) => { const url = URL.createObjectURL(blob); const image = new Image(); image.onload = () => {
        document.querySelector('div').style.backgroundImage = 'url(' + url + ')';
        setTimeout(() => { URL.revokeObjectURL(url); document.body.dataset.drawn = '1'; }, 100); }; image.src = url; });</script>`),
    { read: [], unread: ['Bay'] },
  ),
  page(
    'closed-shadow',
    () =>
      documentOf(`<div id="a"></div><x-card></x-card><script>
      const inside = document.getElementById('a').attachShadow({ mode: 'closed' });
      inside.innerHTML = '<img src="/closed-800x600.jpg" alt=""><section></section>';
      inside.querySelector('section').attachShadow({ mode: 'closed' }).innerHTML = '<style>div{height:300px;background:url(/inner-800x600.jpg)}</style><div></div>';
      customElements.define('x-card', class extends HTMLElement { constructor() { super();
        this.attachShadow({ mode: 'closed' }).innerHTML = '<img src="/card-800x600.jpg" alt="">'; } });
      document.body.dataset.drawn = '1';</script>`),
    { read: ['/closed-800x600.jpg', '/inner-800x600.jpg', '/card-800x600.jpg'], unread: [] },
  ),
  page(
    'webgl-in-motion',
    () =>
      documentOf(`<canvas width="400" height="300"></canvas><script>${GL}
      const gl = document.querySelector('canvas').getContext('webgl');
      const draw = () => { bars(gl); requestAnimationFrame(draw); }; draw(); done();</script>`),
    { read: [{ kind: 'canvas', startsWith: 'data:image/png', widthPx: 400, heightPx: 300 }], unread: [] },
  ),
  page(
    'webgl-once',
    () =>
      documentOf(`<canvas width="400" height="300" aria-label="Model"></canvas><canvas width="400" height="300" id="opaque"></canvas>
      <canvas width="400" height="300" style="position:fixed;inset:0;pointer-events:none"></canvas><script>${GL}
      bars(document.querySelector('canvas').getContext('webgl'));
      bars(document.getElementById('opaque').getContext('webgl', { alpha: false })); done();</script>`),
    { read: [], unread: ['Model', 'canvas'] },
  ),
  page(
    'tainted-canvas',
    ({ elsewhere }) =>
      documentOf(`<canvas width="500" height="300" title="Map"></canvas><script>const image = new Image();
      image.onload = () => { document.querySelector('canvas').getContext('2d').drawImage(image, 0, 0); document.body.dataset.drawn = '1'; };
      image.src = '${elsewhere}/taint-500x300.jpg';</script>`),
    { read: [], unread: ['Map'] },
  ),
];
