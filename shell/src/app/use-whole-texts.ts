import { useEffect } from 'react';

/** From what the pointer is on up to the box that cuts it. */
const MOST_BOXES = 3;

/** What a field holds is no text of its box, such as all options of a choice. */
const FIELDS = 'input, select, textarea';

/** The tips written here; any other tip is a box's own. */
const tips = new WeakMap<HTMLElement, string>();

const isCut = (box: HTMLElement) =>
  box.scrollWidth > box.clientWidth && getComputedStyle(box).textOverflow === 'ellipsis';

const hasFields = (box: HTMLElement) => box.matches(FIELDS) || box.querySelector(FIELDS) !== null;

/** Takes back a tip written here. A box may soon show another text, so it is not kept. */
function forget(box: HTMLElement): void {
  const tip = tips.get(box);
  if (tips.delete(box) && box.title === tip) box.removeAttribute('title');
}

/** Gives a box its whole text as its tip while it cuts it; one that has a tip of its own keeps it. */
function nameWhole(box: HTMLElement): void {
  forget(box);
  if (box.title !== '' || !isCut(box) || hasFields(box)) return;
  // As it is drawn: textContent would run the words of two lines together.
  const tip = box.innerText.trim();
  tips.set(box, tip);
  box.title = tip;
}

const ofEachBox =
  (act: (box: HTMLElement) => void) =>
  ({ target }: PointerEvent) => {
    let box = target instanceof HTMLElement ? target : null;
    for (let boxes = 0; box && boxes < MOST_BOXES; boxes += 1) {
      act(box);
      box = box.parentElement;
    }
  };

const onPointerOver = ofEachBox(nameWhole);
const onPointerOut = ofEachBox(forget);

/** A text that ends in dots for want of room can be read whole under the pointer, on every page and in every list. */
export function useWholeTexts(): void {
  useEffect(() => {
    document.addEventListener('pointerover', onPointerOver, { passive: true });
    document.addEventListener('pointerout', onPointerOut, { passive: true });
    return () => {
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('pointerout', onPointerOut);
    };
  }, []);
}
