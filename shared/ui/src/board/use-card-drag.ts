import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useRef, useState } from 'react';
import { dragByTouch } from '../drag/touch-drag.js';

/** Makes a card draggable by mouse and touch; its picture under the pointer is tilted. */
export function useCardDrag(key: string) {
  const card = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const [onLift, onEnd] = [() => setDragging(true), () => setDragging(false)];
    const byMouse = draggable({
      element,
      getInitialData: () => ({ card: key }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render: ({ container }) => drawPreview(element, container),
        }),
      onDragStart: onLift,
      onDrop: onEnd,
    });
    return combine(byMouse, dragByTouch({ element, kind: 'card', key, onLift, onEnd }));
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
