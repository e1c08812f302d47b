import { useUser } from '@atrium/sdk';
import { useEffect } from 'react';
import { useTouchPresenceMutation } from './inbox.api.js';

/** Less than the five minutes after which a person counts as away. */
const TELL_EVERY_MS = 120_000;

/** Tells the server at intervals that the person is active on the page. */
export function useActivity(): void {
  const [touch] = useTouchPresenceMutation();
  const seen = useUser().seenBy !== undefined;
  useEffect(() => {
    // Looking at a person's portal does not make that person present.
    if (seen) return undefined;
    let told = Date.now();
    const notice = () => {
      if (document.visibilityState !== 'visible' || Date.now() - told < TELL_EVERY_MS) return;
      told = Date.now();
      void touch();
    };
    const signs = ['pointerdown', 'keydown', 'visibilitychange'] as const;
    for (const sign of signs) document.addEventListener(sign, notice, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, notice);
    };
  }, [touch, seen]);
}
