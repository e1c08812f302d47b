import { useEffect } from 'react';

/** From what the pointer is on up to the box that cuts it. */
const MOST_BOXES = 3;

const named = new WeakSet<HTMLElement>();

const isCut = (box: HTMLElement) =>
  box.scrollWidth > box.clientWidth && getComputedStyle(box).textOverflow === 'ellipsis';

/** Gives a box its whole text as its tip while it cuts it; one that has a tip of its own keeps it. */
function nameWhole(box: HTMLElement): void {
  if (box.title !== '' && !named.has(box)) return;
  if (isCut(box)) {
    named.add(box);
    box.title = box.textContent.trim();
  } else if (named.delete(box)) box.removeAttribute('title');
}

function onPointerOver({ target }: PointerEvent): void {
  let box = target instanceof HTMLElement ? target : null;
  for (let boxes = 0; box && boxes < MOST_BOXES; boxes += 1) {
    nameWhole(box);
    box = box.parentElement;
  }
}

/** A text that ends in dots for want of room can be read whole under the pointer, on every page and in every list. */
export function useWholeTexts(): void {
  useEffect(() => {
    document.addEventListener('pointerover', onPointerOver, { passive: true });
    return () => document.removeEventListener('pointerover', onPointerOver);
  }, []);
}
