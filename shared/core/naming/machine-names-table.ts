import { ICLOUD_FOLDER, RECENTLY_DELETED } from '../takeout/icloud-names-table.ts';

/**
 * Words that cameras, phones, operating systems and programs put into names. Lower case, as whole words.
 *
 * `machine` words are never a person's: they are removed from both ends of a name, with the numbers after them.
 * `general` words may be a person's, but don't describe a photo by themselves.
 */
export const MACHINE_WORDS = {
  /**
   * Cameras and phones (DCF, JEITA CP-3461, leaves the first four characters to the manufacturer), messengers,
   * programs.
   */
  machine:
    words(`img, imag, image, mvimg, vid, mov, dsc, dscn, dscf, dscc, dsci, sdc, pxl, pano, burst, hdr, cimg,
    hpim, kif, gopr, dji, pana, pict, rimg, lrm, exif, jpeg, jpg, png, gif, webp, heic, heif,
    avif, tif, tiff, bmp, fullsizerender, fullsizeoutput, whatsapp, kakaotalk, camscanner, inbound, signal, telegram, fb, snapchat, receivedimage,
    inshot, picsart, snapseed, vsco, vscocam, ezgif, giphy, maxresdefault, hqdefault, sddefault, unnamed,
    untitled, unbenannt, noname, undefined, null, copyof, mmexport, wechat, microsoftteams, screencapture,
    lightroom, dcim, trashed, oznor, hdrpl, olympus, minolta, konica, nikon, sony,
    kodak, casio, scan, scans, scanned, thumb, thumbs, lowres, hires`),
  general:
    words(`photo, photos, photograph, photography, foto, fotos, photographie, picture, pictures, pic, pics, bild,
    bilder, imagen, imagenes, imágenes, immagine, immagini, imagem, imagens, fotografia, fotografía, images, screenshot,
    screenshots, screen, shot, capture, captura, pantalla, bildschirmfoto, écran, ecran, snapshot, file, files, datei,
    fichier, archivo, document, documents, doc, docs, dokument, dokumente, download, downloads, downloaded, upload,
    uploads, uploaded, attachment, attachments, inline, asset, assets, media, static, content, cdn, temp, tmp, test,
    sample, example, default, placeholder, unknown, none, name, title, titel, description, caption, available, alt, text,
    logo, icon, avatar, banner, thumbnails, gallery, album, albums, slide, slideshow, index, page, item, items, new, neu, neuer, neue,
    nouveau, nuevo, nuova, folder, ordner, dossier, carpeta, cartella, copy, kopie, copie, copia, cópia, edited,
    edit, edits, bearbeitet, modifié, editado, final, finished, draft, version, original, originals, large, medium,
    small, big, full, size, sized, resized, resize, compressed, crop, cropped, rotated, enhanced, filtered, optimized,
    preview, cover, hero, header, footer, background, wallpaper, export, exported, import, imported, backup, archive,
    misc, various, stuff, other, others, unsorted, todo, delete, deleted, remove, removed, discard, trash, keep, ignore,
    sort, sorted, rename, move, send, sent, print, done, old, good, bad, best, private, public, camera, kamera, cámara,
    digital, roll, saved, recent, recents, favorites, favourites, favoriten, library, google, icloud, android,
    iphone, instagram, facebook, twitter, pinterest, tumblr, dropbox, onedrive, takeout, desktop, home, user, users, my,
    mine, meine, mes, mis, all, click, tap, here, enlarge, zoom, view, read, more, less, open, close, next, previous,
    prev, back, share, show, see, source, credit, via, processed, created, made, using, preset, may, contain, contains,
    number, no, nr, num, thing, things, lorem, ipsum, inbox, outbox, shared, common, commons, web, site, www, http,
    https, wordpress, content-uploads, uncategorized, blog, posts, post, articles, article, news, products, product`),
  /** Suffixes that programs append to a name. */
  suffixes:
    words(`copy, kopie, copie, copia, cópia, edited, edit, bearbeitet, modifié, editado, final, original, scaled,
    resized, compressed, cropped, crop, rotated, enhanced, optimized, preview, thumbnail, fullsize, draft, version, min,
    collage, cover, lowres, hires`),
  /** Stock photo sites: the name tells only the source. */
  stock:
    words(`unsplash, pexels, pixabay, istock, istockphoto, shutterstock, adobestock, gettyimages, depositphotos,
    dreamstime, alamy, freepik, rawpixel, stocksnap, flickr`),
  /** The name is about the file, such as "exif-gps-date-2", and not about what it shows. */
  technical: words(
    `exif, iptc, xmp, gps, icc, cmyk, srgb, jfif, metadata, geotag, geotags, geotagged, mimetype`,
  ),
  /** The occasion of all photos in a folder, which says nothing about one of them. */
  occasions:
    words(`trip, trips, tour, tours, travel, travels, journey, journeys, vacation, vacations, holiday, holidays,
    weekend, weekends, excursion, outing, event, events, family, friends, summer, winter, spring, autumn, fall, day,
    days, week, month, year, life, work, personal, memories, moments, reise, reisen, ausflug, ausflüge, urlaub, ferien,
    wochenende, familie, freunde, sommer, frühling, herbst, tag, tage, woche, jahr, arbeit, privat, erinnerungen,
    anlass, anlässe, viaje, viajes, vacaciones, excursión, evento, eventos, familia, amigos, verano, invierno,
    primavera, otoño, día, semana, año, trabajo, recuerdos, voyage, voyages, vacances, sortie, sorties, famille, amis,
    été, hiver, printemps, automne, jour, semaine, année, travail, souvenirs, 旅行, 休暇, 夏休み, 冬休み, 家族, 友達, 思い出,
    イベント`),
  /** Words that connect others. */
  links:
    words(`a, an, the, of, and, or, with, in, on, at, by, to, for, from, near, its, his, her, their, our, is, are, be,
    it, this, that, these, those, me, you, your, der, die, das, ein, eine, von, vom, und, mit, im, am, um, bei, zu, für,
    de, du, des, le, la, les, et, un, une, à, au, aux, avec, sur, dans, el, los, las, y, con, en, del, il, lo, gli, e,
    di, da, do, dos, o, os, um, uma, em, no, na, not, pm, uhr, las`),
} as const;

/** Patterns of whole generated names: of several words, in other scripts, or with a certain structure. */
export const MACHINE_PHRASES: readonly RegExp[] = [
  ICLOUD_FOLDER,
  RECENTLY_DELETED,
  // A program's name and a timestamp: "Polish_20230101_101112".
  /^[\p{L}\d]*\p{L}[\s_-]?(?:19|20)\d{6}[\s_-]?\d{4}/u,
  /^(?:screen[\s_-]*shot|screen[\s_-]*capture|bildschirmfoto|capture d.?écran|captura de pantalla|captura de tela|schermafbeelding|スクリーンショット|截屏|截圖|屏幕截图|스크린샷|снимок экрана)(?:[\s_-]*\(?\d|$)/iu,
  /^(?:スクリーンショット|写真|画像|無題|名称未設定|名称未設定フォルダ|新規フォルダ|新しいフォルダー|ダウンロード|微信图片|新建文件夹|下载|图片|사진|새 폴더|новая папка|загрузки|фото|изображение|безымянный)[\s\d_().-]*$/iu,
];

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/[\s,]+/));
}
