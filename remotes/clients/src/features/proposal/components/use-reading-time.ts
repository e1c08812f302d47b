import { READING_SECONDS } from '@atrium/contracts';
import { useEffect } from 'react';
import type { Place } from '../../../shared/proposal.api.js';
import { useNoteReadingMutation } from '../../../shared/proposal-reading.api.js';
import { partInView } from './part-in-view.rules.js';

/** So often it is told, in seconds; less than one message may tell of. */
const TOLD_EVERY = READING_SECONDS - 5;

/** Who has not moved, scrolled or typed for so long has left the page open. */
const IDLE_MS = 60_000;

const STIRS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/** Browsers can say that their person is not to be measured. */
export const isUnwanted = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Tells for how long the parts of an open proposal are looked at; null: nothing is told. */
export function useReadingTime(place: Place | null, contentHash: string): void {
  const [note] = useNoteReadingMutation();
  const key = JSON.stringify(place);
  useEffect(() => {
    const read = JSON.parse(key) as Place | null;
    if (read === null) return;
    return watch((parts) => void note({ place: read, body: { contentHash, parts } }));
  }, [key, contentHash, note]);
}

type Told = { part: string; seconds: number }[];

/** @returns what ends it */
function watch(tell: (parts: Told) => void): () => void {
  let stirred = Date.now();
  let seconds = new Map<string, number>();
  const send = () => {
    if (seconds.size > 0) tell([...seconds].map(([part, count]) => ({ part, seconds: count })));
    seconds = new Map();
  };
  const tick = () => {
    if (document.visibilityState !== 'visible' || Date.now() - stirred > IDLE_MS) return;
    const part = partInView(placesOfParts(), window.innerHeight);
    if (part === null) return;
    seconds.set(part, (seconds.get(part) ?? 0) + 1);
    if ([...seconds.values()].reduce((sum, count) => sum + count, 0) >= TOLD_EVERY) send();
  };
  const stir = () => {
    stirred = Date.now();
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') send();
  };
  const timer = setInterval(tick, 1000);
  for (const each of STIRS) addEventListener(each, stir, { passive: true, capture: true });
  document.addEventListener('visibilitychange', leave);
  return () => {
    clearInterval(timer);
    for (const each of STIRS) removeEventListener(each, stir, { capture: true });
    document.removeEventListener('visibilitychange', leave);
    send();
  };
}

const placesOfParts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part]')].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { part: element.dataset['part'] ?? '', top, bottom };
  });
