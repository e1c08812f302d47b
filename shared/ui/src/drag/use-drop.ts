import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropsAbove, type DrawnThing } from './drop-place.rules.js';
import { touchTarget } from './touch-targets.js';

const drawnIn = (element: Element, kind: string): DrawnThing[] =>
  [...element.querySelectorAll<HTMLElement>(`[data-${kind}]`)].map((thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return { key: thing.dataset[kind] ?? '', top, bottom };
  });

/**
 * Makes an element take things of a kind, which stand in it one below the other.
 * @returns its ref, and `over`: the thing above which a drop would land, null for the end, undefined without a drag
 */
export function useDrop<E extends HTMLElement>(
  kind: string,
  onDrop: (key: string, before: string | null) => void,
) {
  const target = useRef<E>(null);
  const [over, setOver] = useState<string | null>();
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const at = (y: number) => dropsAbove(drawnIn(element, kind), y);
    const onOver = (y: number) => setOver(at(y));
    const onLeave = () => setOver(undefined);
    const take = (key: string, y: number) => {
      onLeave();
      drop(key, at(y));
    };
    const byMouse = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data[kind] === 'string',
      onDrag: ({ location }) => onOver(location.current.input.clientY),
      onDragLeave: onLeave,
      onDrop: ({ source, location }) => take(String(source.data[kind]), location.current.input.clientY),
    });
    return combine(byMouse, touchTarget(element, { takes: kind, onOver, onLeave, onDrop: take }));
  }, [kind]);
  return { target, over };
}
