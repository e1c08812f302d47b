import { useRef } from 'react';
import { useShortcut } from '../shortcuts/use-shortcut.js';

/** The key `/` goes to this input, unless somebody is writing or a dialog is open. */
export function useSlashKey() {
  const box = useRef<HTMLInputElement>(null);
  useShortcut('find', () => {
    box.current?.focus();
    box.current?.select();
  });
  return box;
}
