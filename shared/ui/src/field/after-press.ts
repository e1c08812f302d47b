let isDown = false;
let waiting: (() => void)[] = [];

const end = () => {
  isDown = false;
  const works = waiting;
  waiting = [];
  // The click comes after the pointer is up.
  setTimeout(() => works.forEach((work) => work()));
};
document.addEventListener('pointerdown', () => (isDown = true), true);
document.addEventListener('pointerup', end, true);
document.addEventListener('pointercancel', end, true);

/**
 * Does what may move the page: at once, or while the pointer is down, after what it presses was pressed. A button that
 * moves between pressing and letting go is not pressed.
 */
export function afterPress(work: () => void): void {
  if (isDown) waiting.push(work);
  else work();
}
