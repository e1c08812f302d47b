import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { windowParts, withPinned } from './window-parts.rules.js';

/** Where somebody was in a long list: how far down, and how high the rows are. */
export interface ListPlace {
  offset: number;
  sizes: VirtualItem[];
}

interface WindowOptions<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  scroller: () => HTMLElement | null;
  /** Height of a row that was not drawn yet, in pixels. */
  estimate: number;
  /** Height of what stands before the rows inside the scroller. */
  before: number;
  /** Height of what covers the rows at the top while they scroll. */
  covered?: number;
  /** Index of the row that stays drawn wherever the list is scrolled to; -1 for none. */
  pinned: number;
  begin?: ListPlace | undefined;
}

const OVERSCAN = 10;

/** The rows of a long list that are drawn: those in sight, some on either side, and the pinned one. */
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
    // A frame may pass between scrolling and drawing: the rows on either side are there.
    useFlushSync: false,
    // The code may have come while somebody was scrolling the first rows.
    initialOffset: begin?.offset ?? (() => options.scroller()?.scrollTop ?? 0),
    initialMeasurementsCache: begin?.sizes ?? [],
  });
  // What has no height, such as a hidden tab, would show no row at all.
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
