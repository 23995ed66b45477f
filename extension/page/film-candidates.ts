import type { ImageCandidate } from './image-candidate.ts';
import { absoluteUrl } from './page-elements.ts';
import type { PictureUrl } from './page-image.ts';

/** Playlists of streams (HLS, DASH, Smooth Streaming), which have no file. */
const STREAM_FILE = /\.(?:m3u8|mpd|ism\/manifest)(?:$|[?#])/i;
const STREAM_TYPE = /mpegurl|dash\+xml|vnd\.ms-sstr/i;

/** Returns the film of a `video` element that has a file; none for streams and blob: URLs. */
export function filmCandidates(film: HTMLVideoElement): ImageCandidate[] {
  const urls = filmUrls(film);
  if (urls.length === 0) return [];
  const poster = posterOf(film);
  return [
    {
      kind: 'video',
      urls,
      alt: film.title || (film.getAttribute('aria-label') ?? ''),
      ...(poster && !poster.startsWith('blob:') ? { poster } : {}),
    },
  ];
}

/** Returns the URL of a film's poster. */
export function posterOf(film: HTMLVideoElement): string | undefined {
  return absoluteUrl(film.getAttribute('poster') ?? film.getAttribute('data-poster'), film.baseURI);
}

/** Returns the URLs of a film, first the one that the page plays, then its other formats. */
function filmUrls(film: HTMLVideoElement): PictureUrl[] {
  const sources = [...film.querySelectorAll<HTMLSourceElement>(':scope > source')];
  const carriers = [film, ...sources.filter(({ type }) => !STREAM_TYPE.test(type))];
  const written = carriers.map((one) => one.getAttribute('src') ?? one.getAttribute('data-src'));
  // After a failure it names the source that was tried last.
  const playing = film.networkState === film.NETWORK_NO_SOURCE ? '' : film.currentSrc;
  const isStream = sources.some((one) => one.src === playing && STREAM_TYPE.test(one.type));
  const all = [...(isStream ? [] : [playing]), ...written].flatMap((url) => {
    const absolute = absoluteUrl(url, film.baseURI);
    return absolute && /^(?:https?|file):/.test(absolute) && !STREAM_FILE.test(absolute) ? [absolute] : [];
  });
  const { videoWidth: widthPx, videoHeight: heightPx } = film;
  return [...new Set(all)].map((url) =>
    url === playing && widthPx > 0 ? { url, widthPx, heightPx } : { url },
  );
}
