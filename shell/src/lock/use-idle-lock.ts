import { idleLockKey } from '@atrium/contracts';
import { usePortalStore, useSession, useSetting } from '@atrium/sdk';
import { useEffect } from 'react';
import { markTouched, readLastTouch } from '../session/last-touch.js';
import { lockSession } from './lock.api.js';

const TELL_EVERY_MS = 5_000;
const LOOK_EVERY_MS = 10_000;
const MINUTE_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Locks the portal after the minutes of inactivity that the person (staff only) has chosen. */
export function useIdleLock(): void {
  const store = usePortalStore();
  const { lock } = useSession();
  const { value: minutes } = useSetting(idleLockKey);
  const watching = lock === null && minutes > 0;
  useEffect(
    () => (watching ? watch(minutes, () => void lockSession(store)) : undefined),
    [watching, minutes, store],
  );
}

/** A page opened after a long absence is locked at once, because the time of the last activity is stored. */
function watch(minutes: number, onIdle: () => void): () => void {
  let told = 0;
  const touch = () => {
    const now = Date.now();
    if (now - told < TELL_EVERY_MS) return;
    told = now;
    markTouched();
  };
  const look = () => {
    const last = Math.max(told, readLastTouch() ?? 0);
    if (Date.now() - last >= minutes * MINUTE_MS) onIdle();
  };
  if (readLastTouch() === null) touch();
  else look();
  for (const sign of SIGNS) document.addEventListener(sign, touch, { passive: true, capture: true });
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS) document.removeEventListener(sign, touch, { capture: true });
  };
}
