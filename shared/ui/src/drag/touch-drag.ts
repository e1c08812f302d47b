import '../../theme/drag.scss';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { scrollAtEdges } from './edge-scroll.js';
import { listen } from './listen.js';
import type { Point } from './point.types.js';
import { pointOf, waitForRest } from './touch-rest.js';
import { targetAround, type TouchTarget } from './touch-targets.js';

export interface TouchDragged {
  element: HTMLElement;
  kind: string;
  key: string;
  onLift: () => void;
  onEnd: () => void;
}

/**
 * Lets a finger that rests on the element drag it. Browsers that drag by touch themselves differ in how, and some do not;
 * so theirs is left to the mouse.
 * @returns what undoes it
 */
export function dragByTouch(dragged: TouchDragged): () => void {
  const { element } = dragged;
  let held = 0;
  const hold = (event: TouchEvent) => {
    held = event.touches.length;
    const from = pointOf(event);
    if (held === 1) waitForRest(element, from, () => carry(dragged, from));
  };
  const release = (event: TouchEvent) => {
    held = event.touches.length;
  };
  /** A long touch would also begin the browser's own drag, or open its menu. */
  const refuse = (event: Event) => {
    if (held > 0) event.preventDefault();
  };
  return combine(
    listen(element, { touchstart: hold }, { passive: true }),
    listen(element, { touchend: release, touchcancel: release, contextmenu: refuse }),
    listen(element, { dragstart: refuse }, { capture: true }),
  );
}

/** From lifting to the end. It outlives the element, which a long list may stop drawing while it scrolls. */
function carry(dragged: TouchDragged, from: Point): void {
  const { element, key, onLift, onEnd } = dragged;
  const carried = new Carried(dragged, from);
  let frame = 0;
  const scroll = () => {
    carried.show();
    scrollAtEdges(carried.below, carried.at);
    frame = requestAnimationFrame(scroll);
  };
  const end = () => {
    unlisten();
    cancelAnimationFrame(frame);
    carried.putDown();
    onEnd();
  };
  const onMove = (event: TouchEvent) => {
    // Otherwise the page would scroll below the finger.
    event.preventDefault();
    carried.at = pointOf(event);
  };
  const onDrop = (event: TouchEvent) => {
    // Otherwise the browser would press what is below the finger.
    event.preventDefault();
    carried.show();
    const { over, at } = carried;
    end();
    over?.onDrop(key, at.y);
  };
  const unlisten = listen(
    element,
    { touchmove: onMove, touchend: onDrop, touchcancel: end },
    { passive: false },
  );
  onLift();
  scroll();
}

/** What a finger carries: its picture, and what would take it. */
class Carried {
  at: Point;
  below: Element | null = null;
  over: TouchTarget | null = null;
  private readonly picture: HTMLElement;
  private readonly kind: string;

  constructor(
    { element, kind }: TouchDragged,
    private readonly from: Point,
  ) {
    this.at = from;
    this.kind = kind;
    this.picture = drawPicture(element);
  }

  show(): void {
    const { x, y } = this.at;
    this.picture.style.translate = `${String(x - this.from.x)}px ${String(y - this.from.y)}px`;
    this.below = document.elementFromPoint(x, y);
    const target = targetAround(this.below, this.kind);
    if (target !== this.over) this.over?.onLeave();
    this.over = target;
    target?.onOver(y);
  }

  putDown(): void {
    this.picture.remove();
    this.over?.onLeave();
  }
}

/** A copy of the element that follows the finger. */
function drawPicture(element: HTMLElement): HTMLElement {
  const { left, top, width } = element.getBoundingClientRect();
  const frame = document.createElement('div');
  frame.className = 'at-carried';
  frame.ariaHidden = 'true';
  frame.inert = true;
  frame.style.left = `${String(left)}px`;
  frame.style.top = `${String(top)}px`;
  frame.style.width = `${String(width)}px`;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.classList.add('is-drag');
  frame.append(copy);
  document.body.append(frame);
  return frame;
}
