import { toast } from '@atrium/sdk';
import { Chart } from '@atrium/ui';

const WEEKS = ['6 Apr', '13 Apr', '20 Apr', '27 Apr', '4 May'].map((label) => ({ label }));
const STATES = [
  { label: 'Done', values: [14, 18, 16, 21, 19] },
  { label: 'In progress', values: [6, 5, 8, 7, 9] },
  { label: 'Blocked', values: [2, 0, 1, 3, 1] },
];

export default function StackedWeeks() {
  return (
    <Chart
      kind="stacked"
      title="Tasks"
      unit="tasks a week"
      by="Week"
      points={WEEKS}
      series={STATES}
      onOpen={({ point, series }) =>
        toast.success(`${STATES[series]?.label ?? ''}, ${WEEKS[point]?.label ?? ''}`)
      }
    />
  );
}
