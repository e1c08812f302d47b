import type { ArrangedPart, ArrangedParts } from './arrange.types.js';

export interface PartPlace {
  size: ArrangedPart['size'];
  /** The part above which it goes; null for the end of the column. */
  before: string | null;
}

export const columnOf = ({ shown }: ArrangedParts, size: ArrangedPart['size']): ArrangedPart[] =>
  shown.filter((part) => part.size === size);

/** Moves a part, also one that was hidden, to a place of a column. */
export function movePart(parts: ArrangedParts, id: string, { size, before }: PartPlace): ArrangedParts {
  const part = [...parts.shown, ...parts.hidden].find((each) => each.id === id);
  if (!part || before === id) return parts;
  const rest = parts.shown.filter((each) => each.id !== id);
  const found = rest.findIndex((each) => each.id === before);
  return {
    shown: rest.toSpliced(found < 0 ? rest.length : found, 0, { ...part, size }),
    hidden: parts.hidden.filter((each) => each.id !== id),
  };
}

/** One place up or down in its column; the same parts at its ends. */
export function stepPart(parts: ArrangedParts, id: string, step: -1 | 1): ArrangedParts {
  const part = parts.shown.find((each) => each.id === id);
  if (!part) return parts;
  const column = columnOf(parts, part.size);
  const at = column.findIndex((each) => each.id === id);
  if (!column[at + step]) return parts;
  const before = step < 0 ? column[at - 1] : column[at + 2];
  return movePart(parts, id, { size: part.size, before: before?.id ?? null });
}

export const hidePart = ({ shown, hidden }: ArrangedParts, id: string): ArrangedParts => ({
  shown: shown.filter((part) => part.id !== id),
  hidden: [...hidden, ...shown.filter((part) => part.id === id)],
});
