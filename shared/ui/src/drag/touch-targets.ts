/** What takes things that are dragged by touch. */
export interface TouchTarget {
  /** The kind of thing: `card`. */
  takes: string;
  onOver: (y: number) => void;
  onLeave: () => void;
  onDrop: (key: string, y: number) => void;
}

const targets = new WeakMap<Element, TouchTarget>();

/** @returns what undoes it */
export function touchTarget(element: Element, target: TouchTarget): () => void {
  targets.set(element, target);
  return () => targets.delete(element);
}

/** The innermost one around the element that takes the kind. */
export function targetAround(element: Element | null, kind: string): TouchTarget | null {
  for (let at = element; at; at = at.parentElement) {
    const target = targets.get(at);
    if (target?.takes === kind) return target;
  }
  return null;
}
