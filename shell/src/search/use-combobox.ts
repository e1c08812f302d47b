import { useState, type KeyboardEvent } from 'react';
import type { Hit } from './search-hits.rules.js';

interface ComboboxOptions {
  hits: readonly Hit[];
  /** Called by Enter on a hit, or a press. */
  onPick: (hit: Hit) => void;
  /** Called by Enter when no hit is chosen. */
  onEnter: () => void;
  /** Called by ArrowDown while the results are hidden. */
  onOpen?: (() => void) | undefined;
  onClose: () => void;
  /** The first hit is chosen until an arrow key is pressed, instead of none. */
  firstChosen?: boolean;
}

/** Arrow keys choose among the hits while the focus stays in the field. */
export function useCombobox({
  hits,
  onPick,
  onEnter,
  onOpen,
  onClose,
  firstChosen = false,
}: ComboboxOptions) {
  const [chosen, setActive] = useState<string | null>(null);
  const found = hits.findIndex(({ key }) => key === chosen);
  const at = found < 0 && firstChosen && hits.length > 0 ? 0 : found;
  const active = hits[at]?.key ?? null;
  const move = (step: number) => {
    // Beyond either end, the field's own text is chosen again, or the other end where a hit is always chosen.
    const next = at < 0 && step < 0 ? hits.length - 1 : at + step;
    setActive((hits[next] ?? (firstChosen ? hits.at(next < 0 ? -1 : 0) : undefined))?.key ?? null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrow keys belong to an input method while it composes characters.
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
