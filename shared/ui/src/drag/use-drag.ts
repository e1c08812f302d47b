import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { useEffect, useRef, useState } from 'react';
import { dragByTouch } from './touch-drag.js';

interface Dragged {
  /** The kind of thing; its element has the key in `data-` and this. */
  kind: string;
  key: string;
  /** Draws what a mouse drags; left out, the browser's own picture of the element. */
  drawPreview?: (element: HTMLElement, container: HTMLElement) => void;
}

/** Makes an element draggable by mouse and touch. `drawPreview` must not change. */
export function useDrag<E extends HTMLElement>({ kind, key, drawPreview }: Dragged) {
  const element = useRef<E>(null);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const [onLift, onEnd] = [() => setDragging(true), () => setDragging(false)];
    const byMouse = draggable({
      element: frame,
      getInitialData: () => ({ [kind]: key }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        if (!drawPreview) return;
        const render = ({ container }: { container: HTMLElement }) => drawPreview(frame, container);
        setCustomNativeDragPreview({ nativeSetDragImage, render });
      },
      onDragStart: onLift,
      onDrop: onEnd,
    });
    return combine(byMouse, dragByTouch({ element: frame, kind, key, onLift, onEnd }));
  }, [kind, key, drawPreview]);
  return { element, dragging };
}
