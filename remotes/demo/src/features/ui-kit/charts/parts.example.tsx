import { useCompanyPath } from '@atrium/sdk';
import { Chart } from '@atrium/ui';

const SOURCES = ['Referral', 'Google Ads', 'Instagram', 'Web form'];
const STEPS = ['Created', 'Contacted', 'Qualified', 'Proposal', 'Won'];
const labelled = (labels: string[]) => labels.map((label) => ({ label }));

export default function DonutAndFunnel() {
  const path = useCompanyPath();
  const to = () => path('ui/table');
  return (
    <div className="at-stack-y">
      <Chart
        kind="donut"
        title="Won by source"
        unit="clients"
        by="Source"
        points={labelled(SOURCES)}
        series={[{ label: 'Won', values: [16, 11, 8, 6] }]}
        to={to}
      />
      <Chart
        kind="funnel"
        title="Leads"
        unit="created this quarter"
        by="Step"
        points={labelled(STEPS)}
        series={[{ label: 'Leads', values: [412, 338, 149, 87, 41] }]}
        to={to}
      />
    </div>
  );
}
