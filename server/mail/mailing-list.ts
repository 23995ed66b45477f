/** What the newsletter's own provider did with an address. */
export type ListOutcome = 'subscribed' | 'already_subscribed' | 'pending';

/** The newsletter's own provider. */
export interface MailingList {
  /**
   * Puts an address on a list. `pending`: the provider asks the person to confirm first.
   *
   * @throws {AppError} `request-invalid` where this address is refused; else anything, for not now
   */
  subscribe(listId: string, email: string, signal: AbortSignal): Promise<ListOutcome>;

  /**
   * Takes an address off a list; one that is not on it is taken off already.
   *
   * @throws {AppError} as {@link MailingList.subscribe}
   */
  unsubscribe(listId: string, email: string, signal: AbortSignal): Promise<void>;
}
