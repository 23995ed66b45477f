import { describe, expect, it } from 'vitest';
import { joinMedia } from '#core/social/join-media.ts';
import type { ListedMedia } from '#core/social/media-list.ts';

const TAKEN_MS = Date.parse('2019-07-14T10:02:03Z');

function file(path: string) {
  const cut = path.lastIndexOf('/');
  return { id: path, folder: path.slice(0, cut), name: path.slice(cut + 1) };
}
const list = (path: string, ...media: ListedMedia[]) => ({
  ...file(path),
  content: { kind: 'media' as const, media },
});
const media = (uri: string, more: Partial<ListedMedia> = {}): ListedMedia => ({
  uri,
  takenMs: TAKEN_MS,
  description: 'The sea',
  ...more,
});

describe('the files that an export’s lists name', () => {
  it.each([
    ['facebook-ann/posts/media/x/1.jpg', 'facebook-ann/posts/your_posts_1.json'],
    ['posts/media/x/1.jpg', 'posts/your_posts_1.json'],
    ['facebook-ann-2.zip:posts/media/x/1.jpg', 'facebook-ann-1.zip:posts/your_posts_1.json'],
    ['b/facebook-ann-2/posts/media/x/1.jpg', 'a/facebook-ann-1/posts/your_posts_1.json'],
  ])('are found by the end of their path: %s for %s', (path, from) => {
    const { facts, used } = joinMedia([file(path)], [list(from, media('posts/media/x/1.jpg'))]);
    expect(facts.get(path)).toMatchObject({ takenMs: TAKEN_MS, description: 'The sea' });
    expect([...used]).toEqual([from]);
  });

  it('are not those whose path only ends similarly', () => {
    const others = [file('a/myposts/media/x/1.jpg'), file('a/posts/media/x/11.jpg'), file('a/media/x/1.jpg')];
    const { facts, used } = joinMedia(others, [list('a/l.json', media('posts/media/x/1.jpg'))]);
    expect([facts.size, used.size]).toEqual([0, 0]);
  });

  it('are those of the list’s own export if two exports have the same path', () => {
    const [anns, bos] = ['ann/media/posts/201907/1.jpg', 'bo/media/posts/201907/1.jpg'];
    const { facts } = joinMedia(
      [file(anns), file(bos)],
      [
        list('ann/content/posts_1.json', media('media/posts/201907/1.jpg', { description: 'Ann’s' })),
        list('bo/content/posts_1.json', media('media/posts/201907/1.jpg', { description: 'Bo’s' })),
      ],
    );
    expect([facts.get(anns)?.description, facts.get(bos)?.description]).toEqual(['Ann’s', 'Bo’s']);
  });

  it('combine what several lists say of them, the first winning', () => {
    const { facts, albums } = joinMedia(
      [file('a/posts/media/x/1.jpg')],
      [
        list('a/posts/album/0.json', media('posts/media/x/1.jpg', { album: 'Italy' })),
        list(
          'a/posts/your_posts_1.json',
          media('posts/media/x/1.jpg', {
            description: 'Another',
            coordinates: { latitude: 43.77, longitude: 11.25 },
          }),
        ),
      ],
    );
    expect(facts.get('a/posts/media/x/1.jpg')).toMatchObject({
      description: 'The sea',
      coordinates: { latitude: 43.77, longitude: 11.25 },
    });
    expect(albums.get('a/posts/media/x/1.jpg')).toEqual(['Italy']);
  });

  it('have no caption if they came in messages', () => {
    const path = 'a/messages/inbox/bo_1/photos/1.jpg';
    const { facts } = joinMedia([file(path)], [list('a/messages/inbox/bo_1/message_1.json', media(path))]);
    expect(facts.get(path)).toMatchObject({ takenMs: TAKEN_MS });
    expect(facts.get(path)).not.toHaveProperty('description');
  });
});
