import { useSyncExternalStore } from 'react';

/** A hook that says whether the window matches a media query; it rerenders when that changes. */
function watching(query: string): () => boolean {
  const watch = (onChange: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

/** Whether the window is as narrow as a phone. */
export const usePhone = watching('(max-width: 768px)');

/** Whether the window is as wide as a tablet: wider than a phone, too narrow for the wide sidebar. */
export const useTablet = watching('(min-width: 768.02px) and (max-width: 1024px)');
