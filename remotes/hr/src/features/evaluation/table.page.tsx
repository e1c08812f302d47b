import { EVALUATION_CYCLE } from '@atrium/contracts';
import { lazyPage, useMayOpen } from '@atrium/sdk';
import { useSearchParams } from '@atrium/ui';

const CyclePage = lazyPage<object>(() => import('./components/cycle-table.js'));
const PublishedPage = lazyPage<object>(() => import('./components/published-results.js'));
const ResultPage = lazyPage<{ id: string }>(() => import('./result.page.js'));

/** For HR where everybody stands in a cycle; for a lead the published results of their people. */
export default function EvaluationTablePage() {
  const id = useSearchParams()[0].get('id');
  const keeps = useMayOpen()({ session: 'staff', permission: EVALUATION_CYCLE.check('read') });
  if (id !== null) return <ResultPage key={id} id={id} />;
  return keeps ? <CyclePage /> : <PublishedPage />;
}
