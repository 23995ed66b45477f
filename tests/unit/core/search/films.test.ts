import { describe, expect, it } from 'vitest';
import { conceptWords } from '#core/concepts/concept-words.ts';
import { findParts, findPhotos } from '#core/search/find-photos.ts';
import { indexPhotos } from '#core/search/photo-index.ts';
import { parseQuery } from '#core/search/query.ts';
import { readVocabulary } from '#core/search/vocabulary.ts';

const index = indexPhotos(
  [
    { id: 'dog', name: 'dog_on_a_beach.jpg', description: 'A dog on a beach.' },
    { id: 'poster', name: 'film_poster.jpg', description: 'A film poster on a wall.' },
    { id: 'short', name: 'dog_in_the_sea.mp4', description: 'A dog in the sea.', filmSeconds: 12 },
    { id: 'minute', name: 'waves.mov', description: 'Waves.', filmSeconds: 60.3 },
    { id: 'long', name: 'cat.mp4', description: 'A cat asleep.', filmSeconds: 150.2 },
    { id: 'hour', name: 'wedding.mkv', description: 'A wedding.', filmSeconds: 3720 },
    { id: 'unknown', name: 'MOV_0001.mp4', description: '', filmSeconds: 0 },
  ],
  conceptWords(),
);
const ALL = ['hour', 'long', 'minute', 'short', 'unknown'];
const JAPANESE = readVocabulary(['犬 = dog; 猫 = cat; 人 = person; 写真 = photo']);

function find(query: string, vocabulary = readVocabulary([])): string[] {
  const parsed = parseQuery(query, { today: '2026-11-24', vocabulary });
  return findPhotos(index, parsed)
    .map(({ id }) => id)
    .toSorted();
}

describe('a search for films', () => {
  it.each(['is:film', 'is:video', 'is:videos', 'IS:Video', 'is:vídeo', 'is:películas', 'video -is:photo'])(
    'finds nothing else by %s',
    (query) => {
      expect(find(query)).toEqual(ALL);
    },
  );

  it.each(['video', 'videos', 'movies', 'vidéos', 'vídeos', 'películas', '動画', 'ビデオ', 'my videos'])(
    'finds all by the word %s',
    (query) => {
      expect(find(query, query === '動画' ? JAPANESE : undefined)).toEqual(ALL);
    },
  );

  it('finds a photo by the word that is in its description, but not by its kind', () => {
    expect(find('film')).toEqual([...ALL, 'poster'].toSorted());
    expect(find('film poster')).toEqual(['poster']);
    expect(find('is:film poster')).toEqual([]);
    expect(find('"is film"')).toEqual([]);
  });

  it.each([
    ['longer than a minute', ['hour', 'long']],
    ['videos longer than a minute', ['hour', 'long']],
    ['videos that last more than 1 minute', ['hour', 'long']],
    ['videos over 30 seconds', ['hour', 'long', 'minute']],
    ['at least 60s', ['hour', 'long', 'minute']],
    ['videos of 60 seconds or more', ['hour', 'long', 'minute']],
    ['over an hour', ['hour']],
    ['shorter than two minutes', ['minute', 'short']],
    ['clips under 20 sec', ['short']],
    ['less than 60 seconds', ['short']],
    ['up to 60 seconds long', ['minute', 'short']],
    ['dog videos under a minute', ['short']],
    ['Videos, die länger als eine Minute dauern', ['hour', 'long']],
    ['Videos länger als 1 Minute', ['hour', 'long']],
    ['Filme über 30 Sekunden', ['hour', 'long', 'minute']],
    ['mindestens 2 Minuten', ['hour', 'long']],
    ['Videos unter 20 Sek.', ['short']],
    ['höchstens 60 Sekunden', ['minute', 'short']],
    ['vídeos de más de un minuto', ['hour', 'long']],
    ['vídeos más largos que un minuto', ['hour', 'long']],
    ['vídeos que duran menos de 20 segundos', ['short']],
    ['al menos 2 minutos de duración', ['hour', 'long']],
    ["vidéos de plus d'une minute", ['hour', 'long']],
    ['vidéos qui durent plus de 30 secondes', ['hour', 'long', 'minute']],
    ['plus longues qu’une heure', ['hour']],
    ['moins de 20 secondes', ['short']],
    ['au moins 2 minutes', ['hour', 'long']],
    ['jusqu’à 60 secondes', ['minute', 'short']],
    ['1分以上の動画', ['hour', 'long', 'minute']],
    ['１分以上の動画', ['hour', 'long', 'minute']],
    ['1分より長い動画', ['hour', 'long']],
    ['30秒を超える動画', ['hour', 'long', 'minute']],
    ['20秒未満', ['short']],
    ['60秒以下の犬の動画', ['short']],
    ['犬の動画', ['short']],
    ['動画 1時間以上', ['hour']],
  ])('finds those whose length fits: %s', (query, ids) => {
    expect(find(query, /\p{sc=Han}/u.test(query) ? JAPANESE : undefined)).toEqual(ids);
  });

  it('leaves out what a minus or "without" names', () => {
    expect(find('dog -video')).toEqual(['dog']);
    expect(find('dog -is:film')).toEqual(['dog']);
    expect(find('videos without longer than a minute')).toEqual(['minute', 'short', 'unknown']);
    expect(find('dog, no videos longer than a minute')).toEqual(['dog', 'short']);
  });

  it.each(['plus', 'more than one dog', 'over the sea', 'a minute', '2 hours', 'at least'])(
    'takes no other words for a length: %s',
    (query) => {
      expect(parseQuery(query, { today: '2026-11-24' }).wanted.every(({ film }) => film === undefined)).toBe(
        true,
      );
    },
  );

  it('says what a length finds by itself', () => {
    const parsed = parseQuery('zebra longer than a minute', { today: '2026-11-24' });
    expect(findParts(index, parsed)).toEqual([{ typed: 'longer than a minute', count: 2 }]);
  });
});
