/** An e-mail address as it is compared: upper and lower case, and spaces around it, make no other address. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}
