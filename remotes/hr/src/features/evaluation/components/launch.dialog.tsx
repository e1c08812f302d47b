import {
  EVALUATION_STAGE_LABELS,
  EVALUATION_STAGES,
  type EvaluationCycle,
  type EvaluationPlan,
} from '@atrium/contracts';
import { formatDate, formatNumber, t, translate, useStep } from '@atrium/sdk';
import { Button, Dialog, Loaded, Note, type RecordDialogProps } from '@atrium/ui';
import { cycleApi, useReadEvaluationPlanQuery } from '../evaluation.api.js';
import { sayForms, sayPeople } from '../evaluation.format.js';
import css from './cycle.module.scss';

/** Says what a launch does, and does it. */
export default function LaunchDialog({ row, onClose }: RecordDialogProps<EvaluationCycle>) {
  const { take: call } = cycleApi.useCalls();
  const { take, busy } = useStep();
  const query = useReadEvaluationPlanQuery(row.id, { refetchOnMountOrArgChange: true });
  const { name, version } = row;
  const launch = async () => {
    const work = () => call({ id: row.id, step: 'launch', version });
    if (await take({ work, done: t('{name} is launched', { name }) })) onClose();
  };
  return (
    <Dialog
      title={t('Launch {name}?', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void launch()}>
            {t('Launch')}
          </Button>
        </>
      }
    >
      <Loaded of={query} current title={t('Who takes part could not be loaded')}>
        {(plan) => <Summary cycle={row} plan={plan} />}
      </Loaded>
    </Dialog>
  );
}

function Summary({ cycle, plan: { items, forms } }: { cycle: EvaluationCycle; plan: EvaluationPlan }) {
  const { deadlines, weights, anonymity } = cycle;
  const stages = EVALUATION_STAGES.filter((stage) => deadlines[stage] !== null);
  const few = deadlines.peer === null ? [] : items.filter(({ peers }) => peers.length < anonymity);
  return (
    <div className="d-grid gap-3">
      <p className="m-0">
        {sayPeople(items.length)}
        {' · '}
        {sayForms(stages.reduce((sum, stage) => sum + forms[stage], 0))}
      </p>
      <dl className={css['facts']}>
        {stages.map((stage) => (
          <div key={stage}>
            <dt>{translate(EVALUATION_STAGE_LABELS[stage])}</dt>
            <dd>
              {t('{count}, {share}% of the score, until {day}', {
                count: sayForms(forms[stage]),
                share: formatNumber(weights[stage]),
                day: formatDate(deadlines[stage] ?? ''),
              })}
            </dd>
          </div>
        ))}
      </dl>
      {few.length > 0 && (
        <Note tone="warning">
          {t(
            '{count, plural, one {# person has fewer colleagues than needed; what they write will not count.} other {# people have fewer colleagues than needed; what they write will not count.}}',
            { count: few.length },
          )}
        </Note>
      )}
      <Note>
        {t('Template, weights and reviewers stay as they are now. Everyone who owes a form is notified.')}
      </Note>
    </div>
  );
}
