import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a connection, as far as it knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
