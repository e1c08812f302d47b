import { ASSESSMENT } from '@atrium/contracts';
import { lazyPage, useMayOpen } from '@atrium/sdk';
import { useSearchParams } from '@atrium/ui';

const AssessmentList = lazyPage(() => import('./assessment-list.page.js'));
const AssessmentPage = lazyPage<{ id: string }>(() => import('./assessment.page.js'));
const QuestionList = lazyPage(() => import('./question-list.page.js'));
const ResultList = lazyPage(() => import('./result-list.page.js'));
const MarkingPage = lazyPage(() => import('./marking.page.js'));

/** Assessments, questions, results and what is to be marked. Leads see the results of whom they lead alone. */
export default function TablePage() {
  const [params] = useSearchParams();
  const keeps = useMayOpen()({ session: 'staff', permission: ASSESSMENT.check('read') });
  const view = keeps ? params.get('view') : 'results';
  const id = params.get('id');
  if (view === 'results') return <ResultList />;
  if (view === 'questions') return <QuestionList />;
  if (view === 'marking') return <MarkingPage />;
  return id === null ? <AssessmentList /> : <AssessmentPage key={id} id={id} />;
}
