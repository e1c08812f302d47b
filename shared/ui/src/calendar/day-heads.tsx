import { t } from '@atrium/sdk';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { classNames } from '../class-names.js';
import { sayDay, sayDayNumber, sayWeekday, sayZone } from './calendar.format.js';
import { DayLines } from './day-lines.js';
import { layoutRow, type DayLines as Shown } from './row-lines.rules.js';
import { useDayKeys } from './use-day-keys.js';
import type { ViewProps } from './view.types.js';

/** More whole-day events are shown when they are asked for, so that the hours stay in sight. */
const MOST_LINES = 4;

type HeadsProps = ViewProps & { days: readonly string[] };

/** The days, one of which arrow keys begin on, and what lasts whole days. */
export function DayHeads({ days, ...props }: HeadsProps) {
  const { grid, press } = useDayKeys<HTMLDivElement>(props);
  const { open, toggle } = useFold(grid);
  const { held } = props;
  const whole = props.events.filter(({ from }) => from === null);
  const shown = layoutRow(whole, days, { most: open ? Infinity : MOST_LINES, held });
  return (
    <div
      ref={grid}
      className={classNames('at-timegrid-days', open && 'at-timegrid-many')}
      role="group"
      aria-label={t('All day')}
      onKeyDown={press}
    >
      <Gutter {...props} day={days[0] ?? ''} open={open} onFold={toggle} />
      {days.map((day, index) => (
        <DayHead
          key={day}
          {...props}
          day={day}
          active={day === props.day}
          row={days}
          shown={shown[index] ?? { lines: [], more: 0 }}
          onUnfold={toggle}
        />
      ))}
    </div>
  );
}

/** Whether all whole-day events are shown. The button that was pressed is gone then: the other one takes the focus. */
function useFold(grid: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const toggled = useRef(false);
  useEffect(() => {
    if (!toggled.current) return;
    toggled.current = false;
    grid.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }, [grid, open]);
  const toggle = () => {
    toggled.current = true;
    setOpen(!open);
  };
  return { open, toggle };
}

interface GutterProps extends Pick<ViewProps, 'secondZone'> {
  day: string;
  open: boolean;
  onFold: () => void;
}

/** Above the hours: whose they are where there are two clocks. */
function Gutter({ secondZone, day, open, onFold }: GutterProps) {
  return (
    <div className={classNames('at-timegrid-gutter', secondZone && 'is-wide')}>
      {secondZone && (
        <div className="at-timegrid-zones">
          <Zone zone={secondZone} day={day} />
          <Zone zone={Intl.DateTimeFormat().resolvedOptions().timeZone} day={day} />
        </div>
      )}
      {open && (
        <button type="button" className="at-month-more" aria-expanded="true" onClick={onFold}>
          {t('Show less')}
        </button>
      )}
    </div>
  );
}

const Zone = ({ zone, day }: { zone: string; day: string }) => (
  <abbr title={zone.replaceAll('_', ' ')}>
    <bdi>{sayZone(zone, day)}</bdi>
  </abbr>
);

interface DayHeadProps extends ViewProps {
  /** Arrow keys begin on this day. */
  active: boolean;
  shown: Shown;
  row: readonly string[];
  onUnfold: () => void;
}

function DayHead({
  day,
  today,
  active,
  shown: { lines, more },
  row,
  go,
  onOpen,
  held,
  onUnfold,
}: DayHeadProps) {
  return (
    <div className="at-timegrid-day-head" data-cell={day}>
      <div className="at-timegrid-day-name">
        <button
          type="button"
          className={classNames('at-cal-day-name', day === today && 'at-cal-today')}
          aria-current={day === today ? 'date' : undefined}
          data-day={day}
          tabIndex={active ? 0 : -1}
          onClick={() => go({ view: 'day', day })}
        >
          {sayWeekday(day)} {sayDayNumber(day)}
          <span className="visually-hidden"> {sayDay(day)}</span>
        </button>
      </div>
      <DayLines date={day} row={row} lines={lines} onOpen={onOpen} held={held} />
      {more > 0 && (
        <button type="button" className="at-month-more" aria-expanded="false" onClick={onUnfold}>
          {t('{count, plural, one {# more} other {# more}}', { count: more })}
          <span className="visually-hidden"> {sayDay(day)}</span>
        </button>
      )}
    </div>
  );
}
