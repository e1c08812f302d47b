import { lazyPage, useCan } from '@atrium/sdk';
import { useSearchParams } from '@atrium/ui';

const Own = lazyPage(() => import('./own-declaration.page.js'));
const Queue = lazyPage(() => import('./queue.page.js'));

/** One's own tax declaration; for payroll in a second tab those of everybody that wait to be checked. */
export default function DeclarationsPage() {
  const [params] = useSearchParams();
  const checks = useCan('finance', 'payroll', 'read');
  return checks && params.get('tab') === 'queue' ? <Queue /> : <Own />;
}
