import { useState, type KeyboardEvent } from 'react';
import { moveCard, stepFocus, stepPlace, type Lifted } from './lane-moves.rules.js';
import { useAnnouncedLift, type LiftOptions } from './use-announced-lift.js';

/** Space lifts the focused card, arrows move it, Space drops it and Escape puts it back; otherwise arrows move the focus. */
export function useBoardKeys(options: LiftOptions) {
  const { lanes } = options;
  const [active, setActive] = useState<string | null>(null);
  const { lifted, lift, take, putBack, drop } = useAnnouncedLift(options);
  const shown = lifted ? moveCard(lanes, { key: lifted.key, ...lifted.to }) : lanes;

  const pressLifted = (event: KeyboardEvent, one: Lifted) => {
    if (event.key === 'Tab') {
      putBack(one);
      return;
    }
    const to = stepPlace(lanes, one, arrowOf(event));
    if (event.key !== ' ' && event.key !== 'Escape' && !to) return;
    event.preventDefault();
    event.stopPropagation();
    if (to) take(one, to);
    else if (event.key === ' ') drop(one);
    else putBack(one);
  };
  const press = (event: KeyboardEvent, key: string) => {
    if (lifted) {
      pressLifted(event, lifted);
      return;
    }
    const next = stepFocus(lanes, key, arrowOf(event));
    if (event.key !== ' ' && next === null) return;
    event.preventDefault();
    if (next === null) lift(key);
    else setActive(next);
  };
  return { active, setActive, lifted, shown, press };
}

const arrowOf = ({ key, currentTarget }: KeyboardEvent) => ({
  key,
  rtl: getComputedStyle(currentTarget).direction === 'rtl',
});
