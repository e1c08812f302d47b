import { READING_SECONDS, type ReadProposal } from '@atrium/contracts';
import { useEffect, useRef, type RefObject } from 'react';
import type { Place } from '../../../shared/proposal.api.js';
import { noteLastReading, useNoteReadingMutation } from '../../../shared/proposal-reading.api.js';
import { partInView } from './part-in-view.rules.js';

/** So often it is told, in seconds; less than one message may tell of. */
const TOLD_EVERY = READING_SECONDS - 5;

/** Who has not moved or typed for so long has left the page open. */
const IDLE_MS = 60_000;

/** What only a person does: a page also scrolls by itself. */
const STIRS = ['wheel', 'pointermove', 'pointerdown', 'keydown'] as const;

/** The lock and dialogs, below which nothing is read. */
const COVERS = 'dialog[open], [aria-modal="true"]';

/** Browsers can say that their person is not to be measured. */
export const isUnwanted = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/**
 * Tells for how long the parts of an open proposal are looked at; null: nothing is told.
 * @returns goes to what the parts stand in
 */
export function useReadingTime(place: Place | null, contentHash: string): RefObject<HTMLElement | null> {
  const [note] = useNoteReadingMutation();
  const paper = useRef<HTMLElement>(null);
  const key = JSON.stringify(place);
  useEffect(() => {
    const read = JSON.parse(key) as Place | null;
    if (read === null) return;
    return watch(paper, (parts, isLast) => {
      const told = { place: read, body: { contentHash, parts } };
      if (isLast) noteLastReading(told);
      else void note(told);
    });
  }, [key, contentHash, note]);
  return paper;
}

/** @param isLast the page may be closed before an ordinary call is made */
type Tell = (parts: ReadProposal['parts'], isLast: boolean) => void;

/** @returns what ends it */
function watch(paper: RefObject<HTMLElement | null>, tell: Tell): () => void {
  // A scanner that draws pages moves nothing.
  let stirred = -Infinity;
  let seconds = new Map<string, number>();
  const send = (isLast = false) => {
    if (seconds.size > 0)
      tell(
        [...seconds].map(([part, count]) => ({ part, seconds: count })),
        isLast,
      );
    seconds = new Map();
  };
  const tick = () => {
    if (document.visibilityState !== 'visible' || Date.now() - stirred > IDLE_MS) return;
    if (document.querySelector(COVERS)) return;
    const part = partInView(placesOfParts(paper.current), window.innerHeight);
    if (part === null) return;
    seconds.set(part, (seconds.get(part) ?? 0) + 1);
    if ([...seconds.values()].reduce((sum, count) => sum + count, 0) >= TOLD_EVERY) send();
  };
  const stir = () => {
    stirred = Date.now();
  };
  const hide = () => {
    if (document.visibilityState === 'hidden') send(true);
  };
  const leave = () => send(true);
  const timer = setInterval(tick, 1000);
  for (const each of STIRS) addEventListener(each, stir, { passive: true, capture: true });
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', leave);
  return () => {
    clearInterval(timer);
    for (const each of STIRS) removeEventListener(each, stir, { capture: true });
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', leave);
    send();
  };
}

const placesOfParts = (paper: HTMLElement | null) =>
  [...(paper?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { part: element.dataset['part'] ?? '', top, bottom };
  });
