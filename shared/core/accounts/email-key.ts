/** Normalizes an e-mail address for comparison: case and surrounding spaces are ignored. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}
