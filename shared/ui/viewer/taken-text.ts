/**
 * When a photo was taken, for people: "14 July 2019 at 18:30".
 *
 * @param takenAt the camera's local time, `YYYY-MM-DDTHH:mm:ss`
 * @returns undefined for a time that there is not
 */
export function takenText(takenAt: string, locale: string): string | undefined {
  const ms = Date.parse(`${takenAt}Z`);
  if (Number.isNaN(ms)) return undefined;
  // The time of the camera's clock, wherever that was: the reader's own time zone has no part in it.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return format.format(ms);
}
