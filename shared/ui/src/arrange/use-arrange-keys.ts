import { t } from '@atrium/sdk';
import { useState, type KeyboardEvent } from 'react';
import { columnOf, hidePart, movePart, stepPart } from './arrange.rules.js';
import type { ArrangedPart, ArrangedParts, ArrangeProps } from './arrange.types.js';

interface Lifted {
  id: string;
  /** The parts as they were when it was lifted. */
  before: ArrangedParts;
}

const STEPS: Partial<Record<string, (parts: ArrangedParts, id: string) => ArrangedParts>> = {
  ArrowUp: (parts, id) => stepPart(parts, id, -1),
  ArrowDown: (parts, id) => stepPart(parts, id, 1),
  ArrowLeft: otherColumn,
  ArrowRight: otherColumn,
};

/** With two columns, either arrow leads to the other one, in every reading direction. */
export function otherColumn(parts: ArrangedParts, id: string): ArrangedParts {
  const size = parts.shown.find((part) => part.id === id)?.size === 'wide' ? 'narrow' : 'wide';
  return movePart(parts, id, { size, before: columnOf(parts, size)[0]?.id ?? null });
}

/** The part that is moved by keyboard; each step is announced. */
export function useArrangeKeys({
  parts,
  onChange,
  announce,
}: ArrangeProps & { announce: (said: string) => void }) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const change = (next: ArrangedParts, id: string) => {
    onChange(next);
    announce(placeInWords(next, id));
  };
  const pressOn = (part: ArrangedPart) => {
    if (lifted) {
      setLifted(null);
      return;
    }
    setLifted({ id: part.id, before: parts });
    announce(placeInWords(parts, part.id));
  };
  const onKeyDown = (part: ArrangedPart) => (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Delete') {
      setLifted(null);
      onChange(hidePart(parts, part.id));
      announce(t('{title} hidden', { title: part.title }));
    } else if (lifted?.id !== part.id) return;
    else if (event.key === 'Escape') {
      setLifted(null);
      change(lifted.before, part.id);
    } else if (step) change(step(parts, part.id), part.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { liftedId: lifted?.id ?? null, pressOn, onKeyDown, putDown: () => setLifted(null) };
}

export type ArrangeKeys = ReturnType<typeof useArrangeKeys>;

function placeInWords(parts: ArrangedParts, id: string): string {
  const part = parts.shown.find((each) => each.id === id);
  if (!part) return '';
  const column = columnOf(parts, part.size);
  const values = { title: part.title, place: column.indexOf(part) + 1, of: column.length };
  return part.size === 'wide'
    ? t('{title}: wide, {place, number} of {of, number}', values)
    : t('{title}: narrow, {place, number} of {of, number}', values);
}
