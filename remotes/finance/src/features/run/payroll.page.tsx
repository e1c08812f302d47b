import { lazyPage } from '@atrium/sdk';
import { useSearchParams } from '@atrium/ui';

const Runs = lazyPage(() => import('./runs.page.js'));
const Run = lazyPage<{ id: string }>(() => import('./run.page.js'));
const Slip = lazyPage<{ id: string; run: string }>(() => import('./slip/slip.page.js'));

/** The runs of payroll; the one that the address names, or a payslip of it. */
export default function PayrollPage() {
  const [params] = useSearchParams();
  const run = params.get('open');
  const slip = params.get('slip');
  if (run === null) return <Runs />;
  return slip === null ? <Run key={run} id={run} /> : <Slip id={slip} run={run} />;
}
