import { Timeline } from '@atrium/ui';
import { PLAN, TODAY } from './plan.data.js';

const FIXED = PLAN.map((bar) => ({ ...bar, fixed: true }));

export default function PlanToRead() {
  return (
    <Timeline
      label="Festive launch, to read"
      head="8 tasks"
      zoom="week"
      today={TODAY}
      bars={FIXED}
      onMove={() => undefined}
    />
  );
}
