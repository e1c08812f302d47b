import { t } from '@atrium/sdk';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Note } from '../feedback/note.js';

export interface Copying<E extends HTMLElement> {
  /** What shows the text. */
  place: RefObject<E | null>;
  /** Whether the last press has copied it. */
  copied: boolean;
  /** After a press that the browser refused: that the text is selected. To be drawn near it. */
  refusal: ReactNode;
  /** @returns whether the browser has copied it */
  copy: () => Promise<boolean>;
}

interface CopyOptions {
  /** Brings what shows the text onto the screen, where it is not yet. */
  onRefused?: () => void;
}

/** Copies a text. Where the browser does not allow it, what shows the text is selected, to be copied by hand. */
export function useCopy<E extends HTMLElement>(text: string, { onRefused }: CopyOptions = {}): Copying<E> {
  const place = useRef<E>(null);
  const [last, setLast] = useState({ copied: false, refused: false });
  useLayoutEffect(() => {
    if (last.refused && place.current) select(place.current);
  }, [last]);
  const copy = async () => {
    const copied = await copyText(text);
    if (!copied) onRefused?.();
    setLast({ copied, refused: !copied });
    return copied;
  };
  const refusal = last.refused && (
    <Note tone="warning" live>
      {t('The browser does not allow copying. It is selected: copy it yourself.')}
    </Note>
  );
  return { place, copied: last.copied, refusal, copy };
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
