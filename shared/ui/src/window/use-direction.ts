import { useSyncExternalStore } from 'react';

const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** In which direction the page is read, also after it was turned. */
export const useDirection = (): 'ltr' | 'rtl' => useSyncExternalStore(watch, read);
