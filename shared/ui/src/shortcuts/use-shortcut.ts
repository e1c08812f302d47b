import { useEffect, useEffectEvent } from 'react';
import { isShortcut, SHORTCUTS, type Shortcut, type ShortcutName } from './shortcuts.js';

const TYPING = 'input, textarea, select, [contenteditable="true"]';
const DIALOG = '[role="dialog"]';

/** A key without Ctrl is a letter to whoever writes, and means nothing behind an open dialog. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.target instanceof Element && event.target.closest(TYPING)) return true;
  return document.querySelector(DIALOG) !== null;
}

/** Listens for a shortcut on the whole page, as long as the component is there. */
export function useShortcut(name: ShortcutName, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(name, event)) return;
    const { command }: Shortcut = SHORTCUTS[name];
    if (!command && isElsewhere(event)) return;
    // The browser's own would take the person elsewhere.
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
