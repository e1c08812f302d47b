import { useUser } from '@atrium/sdk';
import { useState } from 'react';
import { personalKey, keepPersonal, readPersonal } from '../../storage/personal-texts.js';

/** The typed text stays in this browser until it is sent. */
export function useDraft(contactId: string): [text: string, write: (text: string) => void] {
  const key = personalKey(useUser().id, contactId);
  const [text, setText] = useState(() => readPersonal(key) ?? '');
  const write = (words: string) => {
    setText(words);
    keepPersonal(key, words);
  };
  return [text, write];
}
