import { describe, expect, it } from 'vitest';
import { isExportPart } from '#core/takeout/is-export-part.ts';
import { sectionOf } from '#core/social/sections.ts';

describe('the part of an export that a folder belongs to', () => {
  it.each([
    ['messages/inbox/bo_1/photos', 'messages'],
    ['facebook.zip:messages/inbox/bo_1/photos', 'messages'],
    ['x/your_instagram_activity/messages/inbox/bo_1/photos', 'messages'],
    ['your_facebook_activity/messages/e2ee_cutover/bo/photos', 'messages'],
    ['media/stories/201907', 'stories'],
    ['x/your_facebook_activity/stories', 'stories'],
    ['media/posts/201907', undefined],
    ['posts/media/Italy_x', undefined],
    ['Holidays/messages', undefined],
    ['Books/Short stories', undefined],
    ['Pictures/stories/2019', undefined],
  ])('%s is part of %s', (folder, section) => {
    expect(sectionOf(folder)).toBe(section);
  });
});

describe('a ZIP that is part of an export', () => {
  it.each([
    [['your_facebook_activity/posts/media/x/1.jpg'], true],
    [['facebook-ann/your_facebook_activity/posts/media/x/1.jpg'], true],
    [['posts/your_posts_1.html', 'index.html'], true],
    [['photos_and_videos/album/0.json'], true],
    [['content/posts_1.json', 'media/posts/201907/1.jpg'], true],
    [['media/posts/201907/1.jpg'], true],
    [['posts/1.jpg'], false],
    [['content/1.jpg', 'media/1.jpg'], false],
    [['Food/pizza.jpg'], false],
  ])('%j: %s', (paths, isPart) => {
    expect(isExportPart(paths)).toBe(isPart);
  });
});
