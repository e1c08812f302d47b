import { useEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** The key `/` goes to this input, unless somebody is writing or a dialog is open. */
export function useSlashKey() {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return box;
}
