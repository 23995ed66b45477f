import { describe, expect, it } from 'vitest';
import { readSocialJson } from '#core/social/read-social-json.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const JULY_14 = Date.parse('2019-07-14T10:02:03Z');
const mediaOf = (json: unknown) => readSocialJson(json, NOW)?.media;

describe('a Facebook JSON file', () => {
  it('gives a post’s time, place and own words, not the name of its album', () => {
    const post = {
      timestamp: JULY_14 / 1000 + 60,
      attachments: [
        {
          data: [
            {
              media: {
                uri: 'your_facebook_activity/posts/media/Mobileuploads_a1B2/1_n_2.jpg',
                creation_timestamp: JULY_14 / 1000,
                title: 'Mobile uploads',
                description: 'Caf\u00c3\u00a9 in Florence',
              },
            },
            { place: { name: 'Florence', coordinate: { latitude: 43.77, longitude: 11.25 } } },
          ],
        },
      ],
      data: [{ post: 'What a day' }],
      title: 'Ann added a new photo.',
    };
    expect(mediaOf([post])).toEqual([
      {
        uri: 'your_facebook_activity/posts/media/Mobileuploads_a1B2/1_n_2.jpg',
        takenMs: JULY_14,
        coordinates: { latitude: 43.77, longitude: 11.25 },
        description: 'Café in Florence',
      },
    ]);
  });

  it('gives each photo’s album, unless the service made it', () => {
    const photo = { uri: 'photos_and_videos/Italy_x/1.jpg', creation_timestamp: JULY_14 / 1000 };
    expect(mediaOf({ name: 'Italy \u00e2\u009d\u00a4', photos: [photo], cover_photo: photo })).toEqual([
      { uri: photo.uri, takenMs: JULY_14, album: 'Italy ❤' },
      { uri: photo.uri, takenMs: JULY_14, album: 'Italy ❤' },
    ]);
    expect(mediaOf({ name: 'Timeline photos', photos: [photo] })?.[0]).not.toHaveProperty('album');
  });

  it('gives a photo’s time and place if the service kept them', () => {
    const exif = {
      taken_timestamp: JULY_14 / 1000,
      latitude: 43.77,
      longitude: 11.25,
      upload_ip: '203.0.113.7',
    };
    const photo = {
      uri: 'posts/media/x/1.jpg',
      creation_timestamp: JULY_14 / 1000 + 86_400,
      media_metadata: { photo_metadata: { exif_data: [exif] } },
    };
    expect(mediaOf({ other_photos_v2: [photo] })).toEqual([
      { uri: photo.uri, takenMs: JULY_14, coordinates: { latitude: 43.77, longitude: 11.25 } },
    ]);
  });

  it('gives the time a photo was sent in a message', () => {
    const message = {
      sender_name: 'Bo',
      timestamp_ms: JULY_14,
      photos: [{ uri: 'messages/inbox/bo_1/photos/1.jpg' }],
    };
    expect(mediaOf({ participants: [{ name: 'Bo' }], messages: [message], title: 'Bo' })).toEqual([
      { uri: 'messages/inbox/bo_1/photos/1.jpg', takenMs: JULY_14 },
    ]);
  });

  it('is a conversation even without photos, and not an album with that name', () => {
    expect(mediaOf({ participants: [{ name: 'Bo' }], messages: [], title: 'Bo' })).toEqual([]);
  });
});

describe('an Instagram JSON file', () => {
  it('gives each photo its own words, or else those of the post', () => {
    const post = {
      title: 'Two days in Rome',
      creation_timestamp: JULY_14 / 1000,
      media: [
        { uri: 'media/posts/201907/1.jpg', creation_timestamp: JULY_14 / 1000, title: '' },
        { uri: 'media/posts/201907/2.jpg', title: 'The Forum' },
      ],
    };
    expect(mediaOf([post])).toEqual([
      { uri: 'media/posts/201907/1.jpg', takenMs: JULY_14, description: 'Two days in Rome' },
      { uri: 'media/posts/201907/2.jpg', takenMs: JULY_14, description: 'The Forum' },
    ]);
  });

  it('gives the camera’s time if it was kept', () => {
    const data = { date_time_original: '20190714T100203.000Z' };
    const story = {
      uri: 'media/stories/201907/1.jpg',
      creation_timestamp: 1_700_000_000,
      media_metadata: { photo_metadata: { exif_data: [{ source_app: 'x' }, data] } },
    };
    expect(mediaOf({ ig_stories: [story] })?.[0]?.taken?.local).toBe('2019-07-14T10:02:03');
  });
});

describe('a hostile or unknown JSON file', () => {
  it.each([
    [{ uri: 'https://example.org/a/1.jpg' }],
    [{ uri: '/etc/1.jpg' }],
    [{ uri: '../../outside/1.jpg' }],
    [{ uri: 'posts/notes.txt' }],
    [{ title: 'Italy' }],
    [[]],
    [null],
    ['uri'],
  ])('%j lists nothing', (json) => {
    expect(mediaOf(json)).toBeUndefined();
  });

  it('is read only to the depth of real lists', () => {
    let deep: unknown = { uri: 'posts/media/1.jpg' };
    for (let depth = 0; depth < 10_000; depth += 1) deep = [deep];
    expect(mediaOf(deep)).toBeUndefined();
  });

  it('gives no time that a photo can’t have', () => {
    const photo = { uri: 'posts/media/1.jpg', creation_timestamp: 1e300, timestamp: '2019' };
    expect(mediaOf([photo])).toEqual([{ uri: 'posts/media/1.jpg' }]);
  });
});
