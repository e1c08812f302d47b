import type { EvaluationStage } from '@atrium/contracts';
import { lazyPage, t } from '@atrium/sdk';
import { Page, useSearchParams } from '@atrium/ui';
import { useEvaluationTabs } from '../use-evaluation-tabs.js';
import { OwnForms } from './own-forms.js';

const FormPage = lazyPage<{ id: string }>(() => import('../form.page.js'));

/** Whom one owes a form as their lead or for HR, or one of these forms. */
export function ReviewerPage({ kind, title }: { kind: EvaluationStage; title: string }) {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <Overview kind={kind} title={title} /> : <FormPage key={id} id={id} />;
}

function Overview({ kind, title }: { kind: EvaluationStage; title: string }) {
  return (
    <Page title={title} tabs={useEvaluationTabs()}>
      <OwnForms
        title={t('Forms')}
        kinds={[kind]}
        empty={{
          title: t('You owe no form'),
          text: t('You are notified when a cycle comes to the stage in which you write.'),
        }}
      />
    </Page>
  );
}
