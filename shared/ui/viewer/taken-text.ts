/**
 * Formats when a photo was taken: "14 July 2019 at 18:30".
 *
 * @param takenAt the camera's local time, `YYYY-MM-DDTHH:mm:ss`
 * @returns undefined for an invalid time
 */
export function takenText(takenAt: string, locale: string): string | undefined {
  const ms = Date.parse(`${takenAt}Z`);
  if (Number.isNaN(ms)) return undefined;
  // The camera's local time, independent of the user's own time zone.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return format.format(ms);
}
