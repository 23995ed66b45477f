/** Resolves once the browser knows a film's size and can play it. @throws {Error} if it can't */
export function canPlay(url: string): Promise<void> {
  const film = document.createElement('video');
  film.preload = 'metadata';
  film.muted = true;
  const answer = new Promise<void>((resolve, reject) => {
    film.addEventListener('loadedmetadata', () => {
      // A film whose picture can't be decoded plays as a sound.
      if (film.videoWidth > 0) resolve();
      else reject(new Error('no picture'));
    });
    film.addEventListener('error', () => reject(new Error('not playable')));
  });
  film.src = url;
  return answer.finally(() => film.removeAttribute('src'));
}
