import { useSyncExternalStore } from 'react';

const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** The page's reading direction; rerenders when it changes. */
export const useDirection = (): 'ltr' | 'rtl' => useSyncExternalStore(watch, read);
