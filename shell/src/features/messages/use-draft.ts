import { useUser } from '@atrium/sdk';
import { useState } from 'react';
import { draftKey, keepDraft, readDraft } from '../../storage/drafts.js';

/** The typed text stays in this browser until it is sent. */
export function useDraft(contactId: string): [text: string, write: (text: string) => void] {
  const key = draftKey(useUser().id, contactId);
  const [text, setText] = useState(() => readDraft(key) ?? '');
  const write = (words: string) => {
    setText(words);
    keepDraft(key, words);
  };
  return [text, write];
}
