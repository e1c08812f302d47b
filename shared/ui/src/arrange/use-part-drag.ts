import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dragByTouch } from '../drag/touch-drag.js';
import { touchTarget } from '../drag/touch-targets.js';
import { partBelow } from './arrange.rules.js';

export function usePartDrag(id: string) {
  const part = useRef<HTMLLIElement>(null);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const [onLift, onEnd] = [() => setDragging(true), () => setDragging(false)];
    const byMouse = draggable({
      element,
      getInitialData: () => ({ part: id }),
      onDragStart: onLift,
      onDrop: onEnd,
    });
    return combine(byMouse, dragByTouch({ element, kind: 'part', key: id, onLift, onEnd }));
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
    const leave = () => setOver(undefined);
    const take = (id: string, y: number) => {
      leave();
      drop(id, at(y));
    };
    const byMouse = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data['part'] === 'string',
      onDrag: ({ location }) => setOver(at(location.current.input.clientY)),
      onDragLeave: leave,
      onDrop: ({ source, location }) => take(String(source.data['part']), location.current.input.clientY),
    });
    const onOver = (y: number) => setOver(at(y));
    const byTouch = touchTarget(element, { takes: 'part', onOver, onLeave: leave, onDrop: take });
    return combine(byMouse, byTouch);
  }, [size]);
  return { column, over };
}
