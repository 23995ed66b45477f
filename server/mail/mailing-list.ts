/** What the newsletter's own provider did with an address. */
export type ListOutcome = 'subscribed' | 'already_subscribed' | 'pending';

/** The newsletter's own provider. */
export interface MailingList {
  /**
   * Puts an address on a list. `pending`: the provider asks the person to confirm first.
   *
   * @throws where the provider does not take it now
   */
  subscribe(listId: string, email: string, signal: AbortSignal): Promise<ListOutcome>;
}
