import { formatNumber, t } from '@atrium/sdk';
import { useMemo, useState } from 'react';
import '../../theme/timeline.scss';
import { hitBars, timelineRows } from './bars.rules.js';
import { MovedBar } from './moved-bar.js';
import { sayDays } from './timeline-bar.js';
import { TimelineField } from './timeline-field.js';
import type { TimelineProps } from './timeline.types.js';
import type { BarChange } from './use-bar-drag.js';

/**
 * Bars on their days, one row each, with arrows to what waits for them. A move shows what it would hit; nothing else
 * moves by itself. Needs a Suspense around it.
 */
export function Timeline(props: TimelineProps) {
  const { label, bars, head } = props;
  const [open, setOpen] = useState<BarChange | null>(null);
  const [said, setSaid] = useState('');
  const hit = useMemo(
    () => (open ? hitBars(bars, open.id, open.days) : new Map<string, never>()),
    [bars, open],
  );
  const change = (one: BarChange) => {
    props.onMove(new Map([[one.id, one.days]]));
    setOpen(one);
    const name = bars.find(({ id }) => id === one.id)?.name ?? '';
    setSaid(t('{name}: {days}', { name, days: sayDays(one.days) }));
  };
  const leave = () => setOpen(null);
  const moveAll = () => {
    props.onMove(hit);
    leave();
  };
  return (
    <div className="at-gantt" role="group" aria-label={label}>
      <div role="status" className="visually-hidden">
        {said}
      </div>
      <div className="at-gantt-frame" tabIndex={0} role="region" aria-label={head}>
        <BarNames {...props} />
        <TimelineField {...props} hit={hit} onChange={change} />
      </div>
      {open && hit.size > 0 && (
        <MovedBar bars={bars} open={open} hit={hit} onLeave={leave} onMoveAll={moveAll} />
      )}
    </div>
  );
}

function BarNames({ bars, head }: TimelineProps) {
  return (
    <div className="at-gantt-names">
      <div className="at-gantt-h">{head}</div>
      {timelineRows(bars).map((row) =>
        'bar' in row ? (
          <div key={row.bar.id} className="at-gantt-name">
            <bdi>{row.bar.name}</bdi>
          </div>
        ) : (
          <h2 key={`group ${row.group.key}`} className="at-gantt-name is-group">
            <bdi>{row.group.name}</bdi> <span className="at-muted">{formatNumber(row.count)}</span>
          </h2>
        ),
      )}
    </div>
  );
}
