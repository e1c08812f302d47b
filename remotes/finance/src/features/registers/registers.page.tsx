import { lazyPage } from '@atrium/sdk';
import { useSearchParams } from '@atrium/ui';

const Registers = lazyPage(() => import('./pay-register.page.js'));
const Statement = lazyPage(() => import('./statement.page.js'));
const Challans = lazyPage(() => import('./challan.page.js'));

/** What was paid to whom, what was deducted as tax by quarter, and the challans with which it was deposited. */
export default function RegistersPage() {
  const [params] = useSearchParams();
  const tab = params.get('tab');
  if (tab === 'challans') return <Challans />;
  return tab === 'statement' ? <Statement /> : <Registers />;
}
