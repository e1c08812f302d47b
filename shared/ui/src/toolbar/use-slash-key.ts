import { useRef } from 'react';
import { useShortcut } from '../shortcuts/use-shortcut.js';

/** The key `/` focuses this input, unless somebody is typing or a dialog is open. */
export function useSlashKey() {
  const box = useRef<HTMLInputElement>(null);
  useShortcut('find', () => {
    box.current?.focus();
    box.current?.select();
  });
  return box;
}
