import { useRef, useState, type RefObject } from 'react';

export interface Copying<E extends HTMLElement> {
  /** What shows the text. */
  place: RefObject<E | null>;
  /** Of the last press. */
  outcome: 'copied' | 'selected' | null;
  /** @returns whether the browser has copied it */
  copy: () => Promise<boolean>;
}

/** Copies a text. Where the browser does not allow it, what shows the text is selected, to be copied by hand. */
export function useCopy<E extends HTMLElement>(text: string): Copying<E> {
  const place = useRef<E>(null);
  const [outcome, setOutcome] = useState<Copying<E>['outcome']>(null);
  const copy = async () => {
    const isCopied = await copyText(text);
    if (!isCopied && place.current) select(place.current);
    setOutcome(isCopied ? 'copied' : 'selected');
    return isCopied;
  };
  return { place, outcome, copy };
}

/** @returns whether the browser has copied it */
export async function copyText(text: string): Promise<boolean> {
  try {
    // A page without https has no clipboard, and a browser may refuse it.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function select(element: HTMLElement): void {
  if (!(element instanceof HTMLInputElement)) {
    window.getSelection()?.selectAllChildren(element);
    return;
  }
  element.focus();
  element.select();
}
