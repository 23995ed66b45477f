/** The sections of a Facebook or Instagram export that are told apart. Most files from messages are somebody else's. */
export type Section = 'stories' | 'messages';

const MESSAGES =
  /(?:^|[/:])messages\/(?:inbox|archived_threads|filtered_threads|message_requests|e2ee_cutover|legacy_threads)(?:\/|$)/i;
const STORIES =
  /(?:^|[/:])(?:media|your_(?:facebook|instagram)_activity(?:\/media)?)\/(?:archived_)?stories(?:\/|$)/i;

/** Returns the section of an export that a folder belongs to; undefined for posts, albums and all other folders. */
export function sectionOf(folder: string): Section | undefined {
  if (MESSAGES.test(folder)) return 'messages';
  return STORIES.test(folder) ? 'stories' : undefined;
}

/** Folders at or near the top of such an export, in its older and newer forms. */
const TOP = new RegExp(
  String.raw`^(?:[^/]+/)?(?:your_(?:facebook|instagram)_activity/|` +
    String.raw`messages/inbox/|photos_and_videos/(?:album|stories_photos)/|` +
    String.raw`posts/(?:album/|your_(?:posts|photos|videos|uncategorized)[^/]*\.(?:json|html)$)|` +
    String.raw`content/(?:posts_\d+|stories|reels)\.(?:json|html)$|media/(?:posts|stories)/\d{6}/)`,
  'i',
);

/** Returns whether a path in an archive is one that only such an export has. */
export function isSocialPath(path: string): boolean {
  return TOP.test(path);
}

/** The pages of such an export that list photos, by name. */
const PAGE =
  /(?:^|\/)(?:your_(?:posts|photos|videos|uncategorized_photos)[^/]*|posts_\d+|archived_(?:posts|stories)|stories|reels|profile_photos|message_\d+|\d+)\.html?$/i;

/** Returns whether a file may be a page of such an export that lists photos. */
export function isSocialPage(path: string): boolean {
  return PAGE.test(path);
}

/** The JSON files of such an export that may be larger than a sidecar, by name. */
const LIST =
  /^(?:your_(?:posts|photos|videos|uncategorized_photos)[^/]*|posts_\d+|archived_(?:posts|stories)|stories|reels|igtv_videos|profile_photos|other_content|message_\d+|other_photos|\d+)\.(?:json|html?)$/i;

/** Returns whether a file may list the files of such an export, by its name alone. */
export function isSocialList(name: string): boolean {
  return LIST.test(name);
}
