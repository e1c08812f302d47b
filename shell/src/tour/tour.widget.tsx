import { t, translate } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { findStops } from './tour-stops.js';
import { useTourBoxes } from './use-tour-boxes.js';

/** Shows a few stops in the open frame, one after the other. Esc ends it, arrow keys move between stops. */
export default function Tour({ onEnd }: { onEnd: () => void }) {
  const [stops] = useState(() => findStops(document));
  const [at, setAt] = useState(0);
  const dialog = useModal();
  const card = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const stop = stops[at];
  const boxes = useTourBoxes(stop?.element, card);
  const go = (by: number) => setAt((now) => Math.max(0, Math.min(now + by, stops.length - 1)));
  useEffect(() => {
    if (!stop) onEnd();
  }, [stop, onEnd]);
  useArrows(go);
  if (!stop) return null;
  return (
    <dialog ref={dialog} className="at-tour" aria-labelledby={titleId} onClose={onEnd}>
      {boxes && <div className="at-tour-light" style={boxes.light} />}
      <div ref={card} className="at-tour-card" style={boxes?.spot}>
        <h2 id={titleId}>{translate(stop.title)}</h2>
        <p aria-live="polite">{translate(stop.text)}</p>
        <Ways at={at} all={stops.length} onGo={go} onEnd={onEnd} />
      </div>
    </dialog>
  );
}

interface WaysProps {
  at: number;
  all: number;
  onGo: (by: number) => void;
  onEnd: () => void;
}

function Ways({ at, all, onGo, onEnd }: WaysProps) {
  const isLast = at === all - 1;
  return (
    <div className="at-tour-end">
      <span className="at-12 at-faint">{t('{at} of {all}', { at: at + 1, all })}</span>
      <Button size="sm" variant="ghost" onClick={() => (at > 0 ? onGo(-1) : onEnd())}>
        {at > 0 ? t('Back') : t('Skip')}
      </Button>
      <Button size="sm" variant="primary" onClick={() => (isLast ? onEnd() : onGo(1))}>
        {isLast ? t('Done') : t('Next::tour')}
      </Button>
    </div>
  );
}

/** Works wherever the focus is, because nothing below the dialog listens. */
function useArrows(go: (by: number) => void): void {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(key === forward ? 1 : -1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Takes the focus while it is mounted, and returns it. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // jsdom has no top layer, so there the style puts it above.
    if ('showModal' in dialog) dialog.showModal();
    else (dialog as HTMLDialogElement).setAttribute('open', '');
    return () => {
      if ('close' in dialog) dialog.close();
    };
  }, []);
  return ref;
}
