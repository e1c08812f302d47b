import { scrollAtEdges } from './edge-scroll.js';
import { listen } from './listen.js';
import type { Point } from './point.types.js';
import { pointOf, waitForRest } from './touch-rest.js';

/** How far a mouse moves with its button down before it drags. */
const MOUSE_PX = 4;

/** Something that a pointer carries. */
export interface Carried {
  /** Also called while the page scrolls below a pointer that rests at an edge. */
  onMove: (at: Point) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** @returns what is carried from here; null for nothing */
export type Lift = (target: HTMLElement, at: Point) => Carried | null;

/**
 * Lets a mouse that moves with its button down, or a finger that rests, carry something of an element.
 * @returns what undoes it
 */
export function carryFrom(element: HTMLElement, lift: Lift): () => void {
  let held = 0;
  const onDown = (event: PointerEvent) => {
    if (event.button === 0 && event.pointerType !== 'touch' && event.target instanceof HTMLElement)
      waitForMove(event, event.target, lift);
  };
  const onTouch = (event: TouchEvent) => {
    held = event.touches.length;
    const [from, { target }] = [pointOf(event), event];
    if (held !== 1 || !(target instanceof HTMLElement)) return;
    waitForRest(target, from, () => {
      const carried = lift(target, from);
      if (carried) carryByTouch(target, carried, from);
    });
  };
  const release = (event: TouchEvent) => {
    held = event.touches.length;
  };
  /** A long touch would also open the browser's menu. */
  const refuse = (event: Event) => {
    if (held > 0) event.preventDefault();
  };
  const ends = [
    listen(element, { pointerdown: onDown, touchend: release, touchcancel: release, contextmenu: refuse }),
    listen(element, { touchstart: onTouch }, { passive: true }),
  ];
  return () => ends.forEach((end) => end());
}

const page = () => document.documentElement;
const placeOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

function waitForMove(press: PointerEvent, target: HTMLElement, lift: Lift): void {
  const from = placeOf(press);
  const onMove = (event: PointerEvent) => {
    const at = placeOf(event);
    if (Math.hypot(at.x - from.x, at.y - from.y) < MOUSE_PX) return;
    giveUp();
    const carried = lift(target, from);
    if (carried) carryByMouse(carried, at);
  };
  const giveUp = () => unlisten();
  const unlisten = listen(
    page(),
    { pointermove: onMove, pointerup: giveUp, pointercancel: giveUp },
    { capture: true },
  );
}

function carryByMouse(carried: Carried, from: Point): void {
  let last = from;
  carried.onMove(last);
  const stop = follow(carried, () => last);
  const end = (how: 'onDrop' | 'onCancel') => {
    unlisten();
    stop();
    carried[how]();
    swallowClick();
  };
  const unlisten = listen(
    page(),
    {
      pointermove: (event) => {
        last = placeOf(event);
        carried.onMove(last);
      },
      pointerup: () => end('onDrop'),
      pointercancel: () => end('onCancel'),
      keydown: (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        end('onCancel');
      },
    },
    { capture: true },
  );
}

function carryByTouch(target: HTMLElement, carried: Carried, from: Point): void {
  let last = from;
  const stop = follow(carried, () => last);
  const end = (how: 'onDrop' | 'onCancel') => {
    unlisten();
    stop();
    carried[how]();
  };
  const unlisten = listen(
    target,
    {
      touchmove: (event) => {
        // Otherwise the page would scroll below the finger.
        event.preventDefault();
        last = pointOf(event);
        carried.onMove(last);
      },
      touchend: (event) => {
        // Otherwise the browser would press what is below the finger.
        event.preventDefault();
        end('onDrop');
      },
      touchcancel: () => end('onCancel'),
    },
    { passive: false },
  );
}

/** Scrolls what is below a pointer near an edge. */
function follow(carried: Carried, at: () => Point): () => void {
  let frame = 0;
  const scroll = () => {
    const point = at();
    scrollAtEdges(document.elementFromPoint(point.x, point.y), point);
    carried.onMove(point);
    frame = requestAnimationFrame(scroll);
  };
  frame = requestAnimationFrame(scroll);
  return () => cancelAnimationFrame(frame);
}

/** The click that follows a drag opens nothing. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const unlisten = listen(page(), { click: stop }, { capture: true, once: true });
  setTimeout(unlisten);
}
