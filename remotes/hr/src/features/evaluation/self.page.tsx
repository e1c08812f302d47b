import type { EvaluationStage } from '@atrium/contracts';
import { lazyPage, t } from '@atrium/sdk';
import { Page, useSearchParams } from '@atrium/ui';
import { OwnForms } from './components/own-forms.js';
import OwnResults from './components/own-results.js';
import { useListOwnEvaluationFormsQuery, useListOwnEvaluationResultsQuery } from './evaluation.api.js';
import { useEvaluationTabs, useMayWriteAt } from './use-evaluation-tabs.js';

const FormPage = lazyPage<{ id: string }>(() => import('./form.page.js'));
const ResultPage = lazyPage<{ id: string; own: boolean }>(() => import('./result.page.js'));

/** One's own forms, those about colleagues, and one's results. */
export default function SelfEvaluationPage() {
  const [params] = useSearchParams();
  const [id, result] = [params.get('id'), params.get('result')];
  if (id !== null) return <FormPage key={id} id={id} />;
  if (result !== null) return <ResultPage key={result} id={result} own />;
  return <Overview />;
}

function Overview() {
  const tabs = useEvaluationTabs();
  const mayWriteAt = useMayWriteAt();
  const forms = useListOwnEvaluationFormsQuery();
  // Asked for beside the forms, and shown once it is known how much room these take, so that nothing jumps.
  useListOwnEvaluationResultsQuery();
  const formsAreKnown = Boolean(forms.data ?? forms.error);
  // Whoever was given a form of a lead or of HR without having their page finds it here.
  const others: EvaluationStage[] = [
    'peer',
    ...(mayWriteAt('lead') ? [] : ['lead' as const]),
    ...(mayWriteAt('hr') ? [] : ['hr' as const]),
  ];
  return (
    <Page title={t('My evaluation')} tabs={tabs}>
      <OwnForms
        title={t('My forms')}
        kinds={['self']}
        empty={{
          title: t('No form about yourself'),
          text: t('You are notified when a cycle opens in which you write about yourself.'),
        }}
      />
      <OwnForms
        title={t('About others')}
        kinds={others}
        quiet
        empty={{ title: t('No forms'), text: t('You are notified when you are asked about a colleague.') }}
      />
      {formsAreKnown && <OwnResults />}
    </Page>
  );
}
