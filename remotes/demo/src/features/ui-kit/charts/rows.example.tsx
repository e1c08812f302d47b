import { Chart, Sparkline } from '@atrium/ui';

const DEPARTMENTS = ['Social', 'Accounts', 'Sales', 'Design'].map((label) => ({ label }));

export default function RowsAndSparkline() {
  return (
    <div className="at-stack-y">
      <Chart
        kind="rows"
        title="By department"
        unit="people"
        by="Department"
        points={DEPARTMENTS}
        series={[{ label: 'People', values: [41, 38, 34, 15] }]}
      />
      <p className="at-13 mb-0">
        Clocked in by 10:00{' '}
        <Sparkline label="Last 8 days, from 31 to 38 people" values={[31, 33, 30, 34, 33, 36, 35, 38]} />
      </p>
    </div>
  );
}
