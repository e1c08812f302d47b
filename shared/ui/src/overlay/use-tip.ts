import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Time to move the pointer from the control onto the tip. */
const GRACE_MS = 200;

/** Whether a tip is shown: while the control is hovered or focused or the tip is hovered. Esc hides it. */
export function useTip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), GRACE_MS);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A surrounding dialog stays open.
    event.stopPropagation();
    set(false);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [open]);
  const stay = () => set(true);
  return { open, stay, leave, hide: () => set(false) };
}
