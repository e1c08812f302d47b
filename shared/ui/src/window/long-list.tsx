import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRoomBefore } from './use-room-before.js';
import { useRowWindow, type ListPlace } from './use-row-window.js';
import { indexOfRow } from './window-parts.rules.js';

/** Props for the `<li>` of a row: they let it be measured and give its position in the list. */
export interface LongRowProps {
  ref: (row: HTMLLIElement | null) => void;
  'data-index': number;
  'aria-posinset': number;
  'aria-setsize': number;
}

export interface LongListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Renders the row's `<li>` with the given props. */
  row: (item: Item, props: LongRowProps) => ReactNode;
  className?: string;
  /** Estimated height of a row that was not drawn yet, in pixels. */
  estimate: number;
  /** Whether there are more than `items`. */
  more: boolean;
  /** The place where it begins, as `onLeave` reported it. */
  begin?: ListPlace | undefined;
  onLeave?: (place: ListPlace) => void;
}

/**
 * A list of any length inside the shell's `<main>`: only the rows near the visible part are in the document. The
 * focused row stays. The browser's own search finds only drawn rows.
 */
export default function LongList<Item>(props: LongListProps<Item>) {
  const { items, keyOf, more } = props;
  const [focused, setFocused] = useState(-1);
  const [before, measureBefore] = useRoomBefore(scroller);
  const { virtualizer, parts } = useRowWindow({
    items,
    keyOf,
    scroller,
    estimate: props.estimate,
    before,
    pinned: focused,
    begin: props.begin,
  });
  useLeave(() =>
    props.onLeave?.({ offset: virtualizer.scrollOffset ?? 0, sizes: virtualizer.takeSnapshot() }),
  );
  return (
    <ul
      ref={measureBefore}
      className={props.className}
      onFocus={({ target }) => setFocused(indexOfRow(target) ?? -1)}
    >
      {parts.map((part, order) =>
        'gap' in part ? (
          <Gap key={`gap-${String(order)}`} height={part.gap} />
        ) : (
          <Fragment key={keyOf(part.item)}>
            {props.row(part.item, {
              ref: virtualizer.measureElement,
              'data-index': part.index,
              'aria-posinset': part.index + 1,
              'aria-setsize': more ? -1 : items.length,
            })}
          </Fragment>
        ),
      )}
    </ul>
  );
}

/** Takes the space of the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return <li aria-hidden="true" className="at-gap" style={{ blockSize: height }} />;
}

const scroller = () => document.querySelector('main') ?? document.documentElement;

/** Runs the latest `work` when the list is unmounted. */
function useLeave(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => () => latest.current(), []);
}
