import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Time to move the pointer from the control onto what is shown. */
const GRACE_MS = 200;

/** Whether a tip shows: as long as the control has the pointer or the focus, or the tip the pointer; Esc hides it. */
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
    // A dialog around it stays open.
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
