import { useCompanyPath } from '@atrium/sdk';
import { Chart } from '@atrium/ui';

const MONTHS = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export default function BarsOfMonths() {
  const path = useCompanyPath();
  return (
    <Chart
      kind="bar"
      title="Revenue"
      unit="₹ lakh a month"
      by="Month"
      points={MONTHS.map((label) => ({ label, unfinished: label === 'Dec' }))}
      series={[
        { label: 'This year', values: [24, 27, 26, 34, 38, 31] },
        { label: 'The year before', values: [20, 23, 22, 29, 35, 27], prior: true },
      ]}
      to={({ point }) => path(`ui/table?month=${MONTHS[point] ?? ''}`)}
      footer="December is not finished."
    />
  );
}
