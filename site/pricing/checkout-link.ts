/** Whose purchase it is, so that the payment provider's event finds the account. */
export interface Purchaser {
  readonly accountId: string;
  readonly email: string | null;
}

/**
 * A checkout page's address for one account: it carries the account's id as `client_reference_id`, and
 * `prefilled_email` where an address is known. Whatever else the address has stays as it is.
 */
export function checkoutLink(address: string, { accountId, email }: Purchaser): string {
  const added = { client_reference_id: accountId, ...(email ? { prefilled_email: email } : {}) };
  const [beforeHash = '', ...hash] = address.split('#');
  const [path = '', ...query] = beforeHash.split('?');
  const kept = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !Object.hasOwn(added, pair.split('=')[0] ?? ''));
  const pairs = Object.entries(added).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [`${path}?${[...kept, ...pairs].join('&')}`, ...hash].join('#');
}
