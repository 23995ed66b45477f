/** By the number of people, from none on; in English, like the names of categories. */
const FOLDERS = ['No people', 'One person', 'Two people', 'Groups'] as const;

/** The folder of photos of so many people; empty where the number is unknown. */
export function peopleFolder(count: number | undefined): string {
  return count === undefined ? '' : (FOLDERS[Math.min(count, FOLDERS.length - 1)] ?? '');
}
