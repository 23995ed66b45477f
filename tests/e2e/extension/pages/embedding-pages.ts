import { documentOf, type SamplePage } from './page.ts';

/** Frames, videos, image buttons, and tabs that show only an image. */
export const EMBEDDING_PAGES: readonly SamplePage[] = [
  {
    name: 'inner-frame',
    manner: 'the page in a frame, also by itself',
    html: () =>
      documentOf(
        '<img src="/fr/inner-800x600.jpg" alt=""><iframe src="/innermost-frame" title="Innermost"></iframe>',
      ),
    expected: ['/fr/inner-800x600.jpg', '/fr/innermost-800x600.jpg'],
  },
  {
    name: 'innermost-frame',
    manner: 'the page in the frame of a frame, also by itself',
    html: () => documentOf('<div style="height:300px;background:url(/fr/innermost-800x600.jpg)"></div>'),
    expected: ['/fr/innermost-800x600.jpg'],
  },
  {
    name: 'frames',
    manner: 'frames of the same origin in one another, of a text, of another origin, hidden, and sandboxed',
    html: ({ elsewhere }) =>
      documentOf(`<img src="/fr/before-800x600.jpg" alt=""><iframe src="/inner-frame" title="Same origin" width="700" height="400"></iframe>
      <iframe srcdoc="<img src='/fr/srcdoc-800x600.jpg' alt=''>" title="Text"></iframe>
      <iframe src="${elsewhere}/feed" title="Other origin"></iframe>
      <iframe sandbox src="/native-lazy" title="Sandboxed"></iframe>
      <iframe style="display:none" src="/data-src" title="Hidden"></iframe>
      <iframe src="/fr/document-800x600.png" title="An image" width="400" height="300"></iframe>
      <img src="/fr/last-800x600.jpg" alt="">`),
    expected: [
      '/fr/before-800x600.jpg',
      '/fr/inner-800x600.jpg',
      '/fr/innermost-800x600.jpg',
      '/fr/srcdoc-800x600.jpg',
      '/fr/document-800x600.png',
      '/fr/last-800x600.jpg',
    ],
  },
  {
    name: 'films',
    manner: 'films with posters, one of them hidden, and one without',
    html: () =>
      documentOf(`<video poster="/film/a-1280x720.jpg" controls width="640" height="360"></video><video width="320" height="180"></video>
      <video poster="/film/b-1280x720.jpg" style="display:none"></video><video data-poster="/film/c-1280x720.jpg" width="640" height="360"></video>`),
    expected: ['/film/a-1280x720.jpg', '/film/c-1280x720.jpg'],
  },
  {
    name: 'film-files',
    manner: 'films with files: with and without poster, lazy, in two formats, hidden; streams; and one twice',
    html: ({ elsewhere }) =>
      documentOf(`<video src="/film/a.mp4" poster="/film/a-1280x720.jpg" width="640" height="360"></video>
      <video width="640" height="360"><source src="/film/b.webm" type="video/webm"><source src="/film/b.mp4" type="video/mp4"></video>
      <video data-src="${elsewhere}/film/c.mov" width="640" height="360"></video><video src="/film/a.mp4#t=5" width="640" height="360"></video>
      <video src="/film/hidden.mp4" style="display:none"></video>
      <video src="/film/live.m3u8" width="640" height="360"></video><video width="640" height="360"><source src="/film/dash" type="application/dash+xml"></video>
      <video poster="/film/d-1280x720.jpg" width="640" height="360"><source src="/film/live.m3u8?hd" type="application/x-mpegURL"></video>`),
    expected: ['/film/a.mp4', '/film/b.webm', 'elsewhere/film/c.mov', '/film/d-1280x720.jpg'],
    alternatives: { '/film/b.webm': ['/film/b.mp4'] },
  },
  {
    name: 'embedded',
    manner: 'images as buttons, objects and embeds, and an object’s fallback that is not needed',
    html: () =>
      documentOf(`<form><input type="image" src="/emb/button-400x250.png" alt="Enter"><input type="image" src="/emb/go-30x30.png" alt="Go"></form>
      <object data="/emb/object-500x400.png" type="image/png"><img src="/emb/fallback-500x400.jpg" alt=""></object>
      <embed src="/emb/embed-500x400.jpg" type="image/jpeg" width="500" height="400"><object data="/emb/film.swf" width="10" height="10"></object>
      <object data="/emb/gone.svg" type="image/svg+xml"><img src="/emb/used-500x400.jpg" alt=""></object>`),
    expected: [
      '/emb/button-400x250.png',
      '/emb/object-500x400.png',
      '/emb/embed-500x400.jpg',
      '/emb/used-500x400.jpg',
    ],
  },
  {
    name: 'image-itself',
    manner: 'an image opened by itself',
    opens: '/alone/photo-1600x1200.jpg',
    html: () => '',
    expected: ['/alone/photo-1600x1200.jpg'],
  },
  {
    name: 'drawing-itself',
    manner: 'a drawing opened by itself',
    opens: '/alone/drawing-300x300.svg',
    html: () => '',
    expected: ['/alone/drawing-300x300.svg'],
  },
  {
    name: 'preview-only',
    manner: 'a viewer whose photo cannot be read, with a preview for those who share it',
    html: () =>
      documentOf(
        `<canvas width="800" height="600"></canvas><script>const gl = document.querySelector('canvas').getContext('webgl');
        gl.clearColor(1, 0, 0, 1); gl.clear(gl.COLOR_BUFFER_BIT);</script>`,
        '<meta property="og:image" content="/og/preview-1200x630.jpg">',
      ),
    expected: ['/og/preview-1200x630.jpg'],
  },
  {
    name: 'preview-and-photo',
    manner: 'a page with a photo, and another picture for those who share it',
    html: () =>
      documentOf(
        '<img src="/og/photo-800x600.jpg" alt="">',
        '<meta property="og:image" content="/og/share-1200x630.jpg">',
      ),
    expected: ['/og/photo-800x600.jpg'],
  },
  {
    name: 'no-images',
    manner: 'a page of text with an icon for its tab',
    html: () =>
      documentOf(
        '<p>Only text.</p>',
        '<link rel="icon" href="/favicon-512x512.png"><link rel="preload" as="image" href="/pre-800x600.jpg">',
      ),
    expected: [],
  },
];
