import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { partBelow } from './arrange.rules.js';

export function usePartDrag(id: string) {
  const part = useRef<HTMLLIElement>(null);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    return draggable({
      element,
      getInitialData: () => ({ part: id }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [id]);
  return { part, dragging };
}

const drawnParts = (column: Element) =>
  [...column.querySelectorAll<HTMLElement>('[data-part]')].map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return { id: part.dataset['part'] ?? '', top, bottom };
  });

/** Makes a column take parts. `over` is the part above which a drop would land, null for the end. */
export function usePartDrop(size: string, onDrop: (id: string, before: string | null) => void) {
  const column = useRef<HTMLUListElement>(null);
  const [over, setOver] = useState<string | null>();
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = column.current;
    if (!element) return;
    const at = (y: number) => partBelow(drawnParts(element), y);
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data['part'] === 'string',
      onDrag: ({ location }) => setOver(at(location.current.input.clientY)),
      onDragLeave: () => setOver(undefined),
      onDrop: ({ source, location }) => {
        setOver(undefined);
        drop(String(source.data['part']), at(location.current.input.clientY));
      },
    });
  }, [size]);
  return { column, over };
}
