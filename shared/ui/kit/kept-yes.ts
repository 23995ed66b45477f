/** Whether something was last wanted in this browser; not, where the browser keeps nothing. */
export function keptYes(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

/** Keeps whether something is wanted, as long as the browser keeps anything. */
export function keepYes(key: string, isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Storage is closed to us: it holds as long as the page.
  }
}
