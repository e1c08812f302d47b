import { useState, type KeyboardEvent } from 'react';
import { useDirection } from '../window/use-direction.js';
import type { FileViewerProps } from './viewer.types.js';
import { nextZoom } from './zoom.rules.js';

/** Which file is shown and how large. Arrow keys go from file to file; + and − zoom, 0 fits again. */
export function useViewer({ files, open }: FileViewerProps) {
  const [shown, setShown] = useState(open);
  const [zoom, setZoom] = useState(1);
  const direction = useDirection();
  const at = Math.max(
    0,
    files.findIndex(({ id }) => id === shown),
  );
  const go = (step: 1 | -1) => {
    const next = files[at + step];
    if (!next) return;
    setShown(next.id);
    setZoom(1);
  };
  const enlarge = (step: 1 | -1) => setZoom(nextZoom(zoom, step));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    // Arrows scroll an enlarged image instead.
    if (isArrow && zoom === 1) go(event.key === forward ? 1 : -1);
    if (event.key === '+') enlarge(1);
    if (event.key === '-') enlarge(-1);
    if (event.key === '0') setZoom(1);
  };
  return { at, file: files[at], zoom, go, enlarge, onKeyDown };
}
