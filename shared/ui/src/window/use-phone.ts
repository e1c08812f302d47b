import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 768px)';

const watch = (onChange: () => void) => {
  const phone = window.matchMedia(PHONE);
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a phone; rerenders when that changes. */
export const usePhone = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(PHONE).matches);
