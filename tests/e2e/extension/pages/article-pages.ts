import { documentOf, PIXEL_GIF, type SamplePage } from './page.ts';

/** News sites, encyclopedias and webmail, with what surrounds their pictures. */
export const ARTICLE_PAGES: readonly SamplePage[] = [
  {
    name: 'news-article',
    manner: 'a news article with responsive images, share icons and a counting pixel',
    html: ({ elsewhere }) =>
      documentOf(`<header><a href="/"><img src="/logo-120x40.png" alt="The Daily"></a></header>
      <article><h1>Floods</h1>
        <figure><img alt="The river at noon" sizes="100vw"
          srcset="/news/river-400x267.jpg 400w, /news/river-800x533.jpg 800w, /news/river-1600x1067.jpg 1600w"
          src="/news/river-800x533.jpg"><figcaption>The river</figcaption></figure>
        <p>Text <img src="/icons/share-32x32.png" alt="Share"></p>
        <img alt="Helpers" src="/news/helpers-900x600.jpg" srcset="/news/helpers-1800x1200.jpg 2x">
        <img src="/author-64x64.jpg" alt="The author">
      </article>
      <img src="${elsewhere}/count-1x1.gif" width="1" height="1" alt="">`),
    expected: ['/news/river-1600x1067.jpg', '/news/helpers-1800x1200.jpg'],
    alternatives: {
      '/news/river-1600x1067.jpg': ['/news/river-800x533.jpg', '/news/river-400x267.jpg'],
      '/news/helpers-1800x1200.jpg': ['/news/helpers-900x600.jpg'],
    },
  },
  {
    name: 'wiki-article',
    manner: 'an encyclopedia: thumbnails in two densities that link to pages about files',
    html: ({ elsewhere }) =>
      documentOf(`<table class="infobox"><tr><td><a href="/wiki/File:Oak_tree.jpg" class="image">
        <img src="${elsewhere}/thumb/Oak_tree-220x293.jpg" width="220" height="293" alt="An oak"
        srcset="${elsewhere}/thumb/Oak_tree-330x440.jpg 1.5x, ${elsewhere}/thumb/Oak_tree-440x586.jpg 2x"></a></td></tr></table>
      <p>Text with a formula <img src="/math/formula-180x24.svg" alt="x = 2"> and a
        <a href="/wiki/Datei:Eiche.png">page about a file</a>.</p>
      <figure><a href="/w/index.php?title=File:Leaf.png"><img src="${elsewhere}/thumb/Leaf-250x250.png" alt="Leaf"></a></figure>
      <a href="/wiki/Commons:Main"><img src="/commons-30x40.png" alt=""></a>`),
    expected: ['elsewhere/thumb/Oak_tree-440x586.jpg', 'elsewhere/thumb/Leaf-250x250.png'],
  },
  {
    name: 'code-host',
    manner: 'a code host: links to pages about image files, a badge and a picture in the text',
    html: ({ elsewhere }) =>
      documentOf(`<a href="/owner/project/blob/main/docs/plan.png">docs/plan.png</a>
      <a href="/group/project/-/blob/main/art/cover.jpg">cover.jpg</a>
      <p><img src="/badge-90x20.svg" alt="build: passing"></p>
      <p><a href="${elsewhere}/raw/screen-1280x720.png"><img src="${elsewhere}/raw/screen-1280x720.png" alt="Screen"></a></p>`),
    expected: ['elsewhere/raw/screen-1280x720.png'],
  },
  {
    name: 'mail',
    manner: 'a mail in tables with spacers, a rounded corner and a photo',
    html: ({ elsewhere }) =>
      documentOf(`<table width="600" background="/mail/texture-40x40.gif"><tr>
      <td><img src="/mail/spacer-1x1.gif" width="600" height="20" alt=""></td></tr>
      <tr><td><img src="/mail/corner-16x16.gif" alt=""><img src="/mail/beach-600x400.jpg" width="600" alt="Beach"></td></tr>
      <tr><td><img src="/mail/footer-600x40.png" alt="Unsubscribe"></td></tr></table>
      <img src="${elsewhere}/open-1x1.gif?id=1" alt="">`),
    expected: ['/mail/beach-600x400.jpg'],
  },
  {
    name: 'figure-twice',
    manner: 'the same image twice, once with a fragment, and a smaller copy in a link to it',
    html: () =>
      documentOf(`<figure><img src="/twice/bridge-800x600.jpg" alt="Bridge"></figure>
      <img src="/twice/bridge-800x600.jpg#top" alt="Bridge again">
      <a href="/twice/tower-2000x1500.jpg"><img src="/twice/tower-300x225.jpg" alt="Tower"></a>
      <aside><img src="/twice/tower-300x225.jpg" alt="Tower, small"></aside>`),
    expected: ['/twice/bridge-800x600.jpg', '/twice/tower-2000x1500.jpg'],
    alternatives: { '/twice/tower-2000x1500.jpg': ['/twice/tower-300x225.jpg'] },
  },
  {
    name: 'weird-urls',
    manner: 'addresses with spaces, other scripts, entities, commas, queries and a base element',
    html: ({ elsewhere }) =>
      documentOf(
        `<img src="my photo-400x300.jpg" alt=""><img src="фото-400x300.jpg" alt="">
        <img src="${elsewhere.replace('http:', '')}/far-400x300.jpg" alt="">
        <img src="../up-400x300.jpg?size=large&amp;crop=1" alt=""><img src="../up-400x300.jpg?size=large&amp;crop=2" alt="">
        <img src="/fallback-200x200.jpg" srcset="/t/w_400,h_300/lake-400x300.jpg 400w, /t/w_800,h_600/lake-800x600.jpg 800w," sizes="50vw" alt="">
        <img src=" /trimmed-400x300.jpg
          " alt=""><img src="/100%-400x300.jpg" alt="">`,
        '<base href="/album/2024/">',
      ),
    expected: [
      '/album/2024/my%20photo-400x300.jpg',
      '/album/2024/%D1%84%D0%BE%D1%82%D0%BE-400x300.jpg',
      'elsewhere/far-400x300.jpg',
      '/album/up-400x300.jpg?size=large&crop=1',
      '/album/up-400x300.jpg?size=large&crop=2',
      '/t/w_800,h_600/lake-800x600.jpg',
      '/trimmed-400x300.jpg',
      '/100%-400x300.jpg',
    ],
  },
  {
    name: 'directory',
    manner: 'a plain directory listing',
    html: () =>
      documentOf(`<h1>Index of /scans</h1><pre><a href="?C=N;O=D">Name</a> <a href="/">Parent Directory</a>
      <img src="/icons/image-20x22.gif" alt="[IMG]"> <a href="/scans/page-001.jpg">page-001.jpg</a> 2024-01-01 2.1M
      <img src="/icons/image-20x22.gif" alt="[IMG]"> <a href="/scans/page-002.JPG">page-002.JPG</a> 2024-01-01 2.2M
      <a href="/scans/plan.tiff">plan.tiff</a> <a href="/scans/phone.HEIC">phone.HEIC</a>
      <a href="/scans/notes.txt">notes.txt</a> <a href="/scans/all.zip">all.zip</a> <a href="/scans/jpg/">jpg/</a>
      <a href="mailto:a@b.example">mail</a></pre>`),
    expected: ['/scans/page-001.jpg', '/scans/page-002.JPG', '/scans/plan.tiff', '/scans/phone.HEIC'],
  },
  {
    name: 'download-links',
    manner: 'links that name their file in the download or the type attribute',
    html: () =>
      documentOf(`<a href="/asset/991" download="harbour.jpg">Download the original</a>
      <a href="/asset/992" type="image/png">The plan</a> <a href="/asset/993" download="notes.pdf">Notes</a>
      <a href="/asset/994">More</a>`),
    expected: ['/asset/991', '/asset/992'],
  },
  {
    name: 'image-map',
    manner: 'an image map whose areas lead to pages and to one photo',
    html: () =>
      documentOf(`<img src="/map/city-900x600.png" usemap="#city" alt="The city">
      <map name="city"><area shape="rect" coords="0,0,99,99" href="/district/1" alt="One">
      <area shape="rect" coords="100,0,199,99" href="/map/square-1600x1200.jpg" alt="The square"></map>`),
    expected: ['/map/city-900x600.png', '/map/square-1600x1200.jpg'],
  },
  {
    name: 'noscript',
    manner: 'lazy images whose addresses are only in noscript, and a counter that is there as well',
    html: ({ elsewhere }) =>
      documentOf(`<p><img class="lazy" src="${PIXEL_GIF}" alt="Hut"><noscript><img src="/ns/hut-800x600.jpg" alt="Hut"></noscript></p>
      <div class="wrap"><div class="blur"><img src="/ns/pass-32x24.jpg" width="640" height="480" alt=""></div>
        <noscript><img srcset="/ns/pass-640x480.jpg 640w, /ns/pass-1280x960.jpg 1280w" src="/ns/pass-640x480.jpg" alt="Pass"></noscript></div>
      <noscript><img height="1" width="1" style="display:none" src="${elsewhere}/tr-1x1.gif?ev=PageView" alt=""></noscript>
      <noscript><img height="1" width="1" src="${elsewhere}/count.php" alt=""></noscript>
      <noscript>Turn on scripts.</noscript>`),
    expected: ['/ns/hut-800x600.jpg', '/ns/pass-1280x960.jpg'],
  },
];
