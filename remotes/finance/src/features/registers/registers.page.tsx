import { lazyPage } from '@atrium/sdk';
import { useSearchParams } from '@atrium/ui';

const Statement = lazyPage(() => import('./statement.page.js'));
const Challans = lazyPage(() => import('./challan.page.js'));

/** What was deducted as tax by quarter, and in a second tab the challans with which it was deposited. */
export default function RegistersPage() {
  const [params] = useSearchParams();
  return params.get('tab') === 'challans' ? <Challans /> : <Statement />;
}
