import { useEffect, useEffectEvent, useRef } from 'react';
import { isShortcut, SHORTCUTS, type Shortcut, type ShortcutName } from './shortcuts.js';

/** A box that is ticked takes no letters, so that keys go on working after it. */
const TYPING = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';
const TICKED = 'input[type="checkbox"], input[type="radio"]';
const DIALOG = '[role="dialog"]';

/** Whether a key is written into a field. */
export const isTyping = ({ target }: { target: EventTarget | null }): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

/** A shortcut without Ctrl is ignored while the person types, and behind an open dialog. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (isTyping(event)) return true;
  const { target, key } = event;
  // Space ticks it, and arrows choose another one.
  const isKept = key.length > 1 || key === ' ';
  if (isKept && target instanceof Element && target.closest(TICKED)) return true;
  return document.querySelector(DIALOG) !== null;
}

/** Listens for a shortcut on the whole page while the component is mounted. */
export function useShortcut(name: ShortcutName, onPress: () => void): void {
  useKeyPress((event) => {
    if (!isShortcut(name, event)) return;
    const { command }: Shortcut = SHORTCUTS[name];
    if (!command && isElsewhere(event)) return;
    // Prevents the browser's own shortcut.
    event.preventDefault();
    onPress();
  });
}

/** Listens for several shortcuts without Ctrl; which ones may change. */
export function useShortcuts<Name extends ShortcutName>(
  names: readonly Name[],
  onPress: (name: Name) => void,
): void {
  useKeyPress((event) => {
    const pressed = names.find((name) => isShortcut(name, event));
    if (!pressed || isElsewhere(event)) return;
    event.preventDefault();
    onPress(pressed);
  });
}

/** Milliseconds within which the second key of two follows the first. */
const PAUSE = 1_500;

/**
 * Listens for two keys, one after the other, such as G and H. What the second one does alone does not happen then.
 * @param find what the two keys in lower case do; undefined for nothing
 */
export function useKeyPairs(find: (first: string, second: string) => (() => void) | undefined): void {
  const first = useRef({ key: '', at: 0 });
  useKeyPress((event) => {
    const { key, at } = first.current;
    first.current = { key: '', at: 0 };
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isElsewhere(event)) return;
    const pressed = event.key.toLowerCase();
    const act = event.timeStamp - at < PAUSE ? find(key, pressed) : undefined;
    if (!act) {
      first.current = { key: pressed, at: event.timeStamp };
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    act();
  }, true);
}

/** @param first before all that listens within the page */
function useKeyPress(onPress: (event: KeyboardEvent) => void, first = false): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented) onPress(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, first);
    return () => document.removeEventListener('keydown', listen, first);
  }, [first]);
}
