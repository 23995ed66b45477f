/** The result of adding an address at the newsletter's provider. */
export type ListOutcome = 'subscribed' | 'already_subscribed' | 'pending';

/** The newsletter's external provider. */
export interface MailingList {
  /**
   * Adds an address to a list. `pending`: the provider asks the person to confirm first.
   *
   * @throws {AppError} `request-invalid` if this address is rejected; any other error is temporary
   */
  subscribe(listId: string, email: string, signal: AbortSignal): Promise<ListOutcome>;

  /**
   * Removes an address from a list; does nothing if it isn't on the list.
   *
   * @throws {AppError} as {@link MailingList.subscribe}
   */
  unsubscribe(listId: string, email: string, signal: AbortSignal): Promise<void>;
}
