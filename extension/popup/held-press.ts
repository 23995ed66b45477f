/**
 * Holds the last press of a button until somebody is there to act on it. The returned function presses it again, on
 * the button that has come to stand in its place.
 */
export function holdPress(root: HTMLElement): () => void {
  let pressed = -1;
  const buttons = () => [...root.querySelectorAll('button')];
  const hold = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed = buttons().indexOf(button);
  };
  root.addEventListener('click', hold);
  return () => {
    root.removeEventListener('click', hold);
    buttons()[pressed]?.click();
  };
}
