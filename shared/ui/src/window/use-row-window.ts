import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { windowParts, withPinned } from './window-parts.rules.js';

/** A place in a long list: the scroll offset and the heights of the rows. */
export interface ListPlace {
  offset: number;
  sizes: VirtualItem[];
}

interface WindowOptions<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  scroller: () => HTMLElement | null;
  /** Estimated height of a row that was not drawn yet, in pixels. */
  estimate: number;
  /** Height of what stands before the rows inside the scroller. */
  before: number;
  /** Height of what covers the top of the rows while they scroll. */
  covered?: number;
  /** Index of the row that is always drawn; -1 for none. */
  pinned: number;
  begin?: ListPlace | undefined;
}

const OVERSCAN = 10;

/** The rows of a long list to draw: the visible ones, some on either side, and the pinned one. */
export function useRowWindow<Item>(options: WindowOptions<Item>) {
  const { items, before, pinned, begin } = options;
  const count = items.length;
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getItemKey: (index) => keyAt(options, index),
    getScrollElement: options.scroller,
    estimateSize: () => options.estimate,
    overscan: OVERSCAN,
    scrollMargin: before,
    scrollPaddingStart: options.covered ?? 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) => withPinned(defaultRangeExtractor(range), pinned, count),
    // A frame may pass between scrolling and drawing; the rows on either side cover it.
    useFlushSync: false,
    // The code may have loaded while somebody was already scrolling.
    initialOffset: begin?.offset ?? (() => options.scroller()?.scrollTop ?? 0),
    initialMeasurementsCache: begin?.sizes ?? [],
  });
  // An element without a height, such as a hidden tab, would show no row at all.
  const flat = virtualizer.scrollRect?.height === 0;
  const parts = flat
    ? items.map((item, index) => ({ index, item }))
    : windowParts(items, virtualizer.getVirtualItems(), {
        start: before,
        end: before + virtualizer.getTotalSize(),
      });
  return { virtualizer, parts };
}

function keyAt<Item>({ items, keyOf }: WindowOptions<Item>, index: number): string {
  const item = items[index];
  return item === undefined ? String(index) : keyOf(item);
}
