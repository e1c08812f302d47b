import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { touchTarget } from '../drag/touch-targets.js';
import { cardBelow, type CardMove, type DrawnCard } from './lane-moves.rules.js';

const drawnCards = (lane: Element): DrawnCard[] =>
  [...lane.querySelectorAll<HTMLElement>('[data-card]')].map((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return { key: card.dataset['card'] ?? '', top, bottom };
  });

/**
 * Makes an element take cards for a lane.
 * @returns its ref, and `over`: the card above which a drop would land, null for the end, undefined without a drag
 */
export function useLaneDrop<E extends HTMLElement>(lane: string, onDrop: (move: CardMove) => void) {
  const target = useRef<E>(null);
  const [over, setOver] = useState<string | null>();
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const at = (y: number) => cardBelow(drawnCards(element), y);
    const leave = () => setOver(undefined);
    const take = (key: string, y: number) => {
      leave();
      drop({ key, lane, before: at(y) });
    };
    const byMouse = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data['card'] === 'string',
      onDrag: ({ location }) => setOver(at(location.current.input.clientY)),
      onDragLeave: leave,
      onDrop: ({ source, location }) => take(String(source.data['card']), location.current.input.clientY),
    });
    const onOver = (y: number) => setOver(at(y));
    const byTouch = touchTarget(element, { takes: 'card', onOver, onLeave: leave, onDrop: take });
    return combine(byMouse, byTouch);
  }, [lane]);
  return { target, over };
}
