import { formatDate, t } from '@atrium/sdk';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';
import { placeBar } from './bars.rules.js';
import type { BarDays, TimelineBar } from './timeline.types.js';

export interface BarState {
  span: BarDays;
  dayPx: number;
  /** Its days while it is dragged. */
  dragged: BarDays | undefined;
  /** Where it would go because of what is dragged or was moved. */
  hit: BarDays | undefined;
}

interface BarButtonProps extends BarState, Omit<ComponentProps<'button'>, 'children'> {
  bar: TimelineBar;
}

export const sayDays = ({ from, to }: BarDays) =>
  from === to
    ? formatDate(from)
    : `${formatDate(from, { day: 'numeric', month: 'short' })} – ${formatDate(to)}`;

/** A bar of the timeline; while it is dragged, a dashed outline shows where it would land. */
export function BarButton({ bar, span, dayPx, dragged, hit, ...button }: BarButtonProps) {
  const { start, width } = placeBar(dragged ?? bar, span, dayPx);
  const moved = hit && placeBar(hit, span, dayPx);
  return (
    <>
      <button
        type="button"
        {...button}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Alt+ArrowLeft Alt+ArrowRight"
        data-bar={bar.id}
        className={classNames(
          'at-gantt-bar',
          `is-${bar.tone ?? 'neutral'}`,
          dragged && 'is-drag',
          hit && 'is-hit',
          bar.fixed && 'is-fixed',
        )}
        style={{ insetInlineStart: start, inlineSize: width }}
      >
        <BarWords bar={bar} dragged={dragged} hit={hit} />
      </button>
      {dragged && (
        <span className="at-gantt-days" style={{ insetInlineStart: start + width + 8 }}>
          {sayDays(dragged)}
        </span>
      )}
      {moved && (
        <span className="at-gantt-ghost" style={{ insetInlineStart: moved.start, inlineSize: moved.width }} />
      )}
    </>
  );
}

interface GroupSpanProps extends Pick<BarState, 'span' | 'dayPx'> {
  days: BarDays;
}

/** From the first to the last day of a group. */
export function GroupSpan({ days, span, dayPx }: GroupSpanProps) {
  const { start, width } = placeBar(days, span, dayPx);
  return <span className="at-gantt-group" style={{ insetInlineStart: start, inlineSize: width }} />;
}

function BarWords({ bar, dragged, hit }: Pick<BarButtonProps, 'bar' | 'dragged' | 'hit'>) {
  return (
    <>
      {bar.done !== undefined && (
        <span className="done" style={{ inlineSize: `${String(bar.done * 100)}%` }} />
      )}
      <span className="w" dir="auto">
        {bar.note && (
          <span className="mark" aria-hidden="true">
            !
          </span>
        )}
        {bar.name}
      </span>
      <span className="visually-hidden">
        {' '}
        {sayDays(dragged ?? bar)}
        {bar.note && `, ${bar.note}`}
        {hit && `, ${t('would move to {days}', { days: sayDays(hit) })}`}
        {bar.group && `, ${bar.group.name}`}
      </span>
    </>
  );
}
