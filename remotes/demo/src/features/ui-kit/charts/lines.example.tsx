import { Chart } from '@atrium/ui';

const DAYS = Array.from({ length: 14 }, (_, day) => ({
  label: `${String(day + 1)} Jun`,
  unfinished: day === 13,
}));

export default function LinesOfDays() {
  return (
    <Chart
      kind="line"
      title="Attendance"
      unit="people a day"
      by="Day"
      points={DAYS}
      series={[
        { label: 'Mumbai', values: [31, 33, 30, 34, 35, 12, null, 33, 34, 36, 35, 34, 14, 20] },
        { label: 'Pune', values: [18, 17, 19, 20, 19, 6, null, 18, 21, 22, 20, 19, 7, 11] },
      ]}
    />
  );
}
