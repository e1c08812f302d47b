import { useRef, useState, type KeyboardEvent } from 'react';
import { fitting, larger, smaller } from './zoom.rules.js';

/** How large the chart is drawn, by buttons and by the keys +, - and 0 while the chart has the focus. */
export function useZoom() {
  const [zoom, setZoom] = useState(1);
  const view = useRef<HTMLDivElement>(null);
  const chart = useRef<HTMLUListElement>(null);
  const fit = () => {
    const [frame, drawn] = [view.current, chart.current];
    if (!frame || !drawn) return;
    // Measured as large as it is, since browsers differ in how they measure what is zoomed.
    drawn.style.setProperty('zoom', '1');
    const { width, height } = drawn.getBoundingClientRect();
    const next = fitting({ width, height }, { width: frame.clientWidth, height: frame.clientHeight });
    drawn.style.setProperty('zoom', String(next));
    setZoom(next);
  };
  const keys: Record<string, () => void> = {
    '+': () => setZoom(larger),
    '=': () => setZoom(larger),
    '-': () => setZoom(smaller),
    '0': fit,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = keys[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return {
    zoom,
    fit,
    larger: () => setZoom(larger),
    smaller: () => setZoom(smaller),
    view: { ref: view, onKeyDown },
    chart: { ref: chart, style: { zoom } },
  };
}

export type Zoom = ReturnType<typeof useZoom>;
