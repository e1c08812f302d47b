import { useEffect, useEffectEvent } from 'react';
import { isShortcut, SHORTCUTS, type Shortcut, type ShortcutName } from './shortcuts.js';

const TYPING = 'input, textarea, select, [contenteditable="true"]';
const DIALOG = '[role="dialog"]';

/** A shortcut without Ctrl is ignored while the person types, and behind an open dialog. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.target instanceof Element && event.target.closest(TYPING)) return true;
  return document.querySelector(DIALOG) !== null;
}

/** Listens for a shortcut on the whole page while the component is mounted. */
export function useShortcut(name: ShortcutName, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(name, event)) return;
    const { command }: Shortcut = SHORTCUTS[name];
    if (!command && isElsewhere(event)) return;
    // Prevents the browser's own shortcut.
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
