/** The longest length that is believed, in seconds: a week. Surveillance cameras cut their films by the hour. */
export const FILM_SECONDS_MOST = 7 * 24 * 3600;

/** Returns a film's length as players write it: `0:07`, `12:30`, `1:02:03`. @param seconds not negative */
export function filmLength(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
