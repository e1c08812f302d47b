import { useState, type KeyboardEvent } from 'react';
import type { Hit } from './search-hits.rules.js';

interface ComboboxOptions {
  hits: readonly Hit[];
  /** Enter on a hit, or a press. */
  onPick: (hit: Hit) => void;
  /** Enter with no hit chosen. */
  onEnter: () => void;
  /** ArrowDown while the results are not shown. */
  onOpen?: (() => void) | undefined;
  onClose: () => void;
}

/** Arrows choose among the hits while the focus stays in the field; none is chosen until an arrow is pressed. */
export function useCombobox({ hits, onPick, onEnter, onOpen, onClose }: ComboboxOptions) {
  const [chosen, setActive] = useState<string | null>(null);
  const at = hits.findIndex(({ key }) => key === chosen);
  const active = at < 0 ? null : chosen;
  const move = (step: number) => {
    // Past either end it is the field's own text again.
    const next = at < 0 && step < 0 ? hits.length - 1 : at + step;
    setActive(hits[next]?.key ?? null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows that choose among characters of an input method are its own.
    if (event.nativeEvent.isComposing) return;
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: onOpen ?? (() => move(1)),
      ArrowUp: () => move(-1),
      Enter: () => {
        const hit = hits[at];
        if (hit) onPick(hit);
        else onEnter();
      },
      Escape: onClose,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { active, setActive, press };
}
