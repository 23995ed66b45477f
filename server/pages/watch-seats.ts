/**
 * Caches whether a founding member's seat is left, so that no page waits for the database. Each call returns the
 * cached value and starts a refresh, until no seat is left: seats are never given back.
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
      // Keeps the cached value; the next call tries again.
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
