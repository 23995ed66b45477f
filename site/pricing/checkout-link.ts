/** The buyer's id, so that the payment provider's webhook can be matched to the account. */
export interface Purchaser {
  readonly accountId: string;
  readonly email: string | null;
}

/**
 * Returns the checkout URL for an account: adds the account's id as `client_reference_id`, and `prefilled_email` if
 * an address is known. The rest of the URL is unchanged.
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
