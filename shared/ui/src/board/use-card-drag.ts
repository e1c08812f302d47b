import { useDrag } from '../drag/use-drag.js';

/** Makes a card draggable by mouse and touch; its picture under the pointer is tilted. */
export function useCardDrag(key: string) {
  const { element: card, dragging } = useDrag<HTMLDivElement>({ kind: 'card', key, drawPreview });
  return { card, dragging };
}

function drawPreview(card: HTMLElement, container: HTMLElement): void {
  const picture = card.cloneNode(true) as HTMLElement;
  picture.classList.add('is-drag');
  picture.style.inlineSize = `${String(card.offsetWidth)}px`;
  // Room for the tilt and the shadow, which the browser would cut off.
  container.style.padding = '16px';
  container.append(picture);
}
