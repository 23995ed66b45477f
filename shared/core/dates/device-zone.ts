/** Returns the time zone of this device, by its name in the IANA database. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
