/**
 * Whether a founding member's seat is left, as it was when last asked: no page waits for the database. Each question
 * here asks anew, until none is left: a seat that was given is not given again.
 */
export function watchSeats(ask: () => Promise<boolean>): () => boolean {
  let hasSeats: boolean | undefined;
  let isAsking = false;
  const refresh = async () => {
    if (isAsking || hasSeats === false) return;
    isAsking = true;
    try {
      hasSeats = await ask();
    } catch {
      // It stays as it was last known; whoever asks next asks the database again.
    } finally {
      isAsking = false;
    }
  };
  void refresh();
  return () => {
    void refresh();
    return hasSeats === true;
  };
}
