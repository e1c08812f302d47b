import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { useEffect, useRef, useState } from 'react';

/** Makes a card draggable by mouse and touch; its picture under the pointer is tilted. */
export function useCardDrag(key: string) {
  const card = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    return draggable({
      element,
      getInitialData: () => ({ card: key }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render: ({ container }) => drawPreview(element, container),
        }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [key]);
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
