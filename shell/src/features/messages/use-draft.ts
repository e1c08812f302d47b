import { useState } from 'react';
import { readStored, store } from '../../storage/browser-storage.js';

/**
 * What is typed stays in this tab until it is sent.
 * @param place where the browser keeps it
 */
export function useDraft(place: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => readStored('sessionStorage', place) ?? '');
  const write = (words: string) => {
    setText(words);
    store('sessionStorage', place, words || null);
  };
  return [text, write];
}
