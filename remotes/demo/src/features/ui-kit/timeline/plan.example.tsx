import { Segmented, Timeline, TIMELINE_ZOOMS, type TimelineZoom } from '@atrium/ui';
import { useState } from 'react';
import { PLAN, TODAY } from './plan.data.js';

const LABELS = { day: 'Days', week: 'Weeks', month: 'Months' } as const;

export default function PlanOfALaunch() {
  const [zoom, setZoom] = useState<TimelineZoom>('day');
  const [bars, setBars] = useState(PLAN);
  return (
    <div className="at-col">
      <Segmented
        label="Zoom"
        value={zoom}
        options={TIMELINE_ZOOMS.map((value) => ({ value, label: LABELS[value] }))}
        onChange={setZoom}
      />
      <Timeline
        label="Festive launch"
        head="8 tasks"
        zoom={zoom}
        today={TODAY}
        bars={bars}
        onMove={(moved) => setBars(bars.map((bar) => ({ ...bar, ...moved.get(bar.id) })))}
      />
    </div>
  );
}
