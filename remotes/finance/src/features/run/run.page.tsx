import { PAY_RUN_KIND_LABELS, type PayRun } from '@atrium/contracts';
import { formatDate, lazyPage, t, translate, useCan, useJob } from '@atrium/sdk';
import { Button, JobProgress, Loaded, Note, Page, SkeletonCards, Steps } from '@atrium/ui';
import { sayMonth } from '../../shared/pay.format.js';
import { nameOfRef } from '../../shared/ref.format.js';
import { nameOfRun } from '../../shared/run-name.format.js';
import { runApi, useCheckRunQuery } from '../../shared/run.api.js';
import { usePayrollPaths } from '../../shared/use-payroll-paths.js';
import { ApprovalCards } from './approval-cards.js';
import { PayslipsCard } from './files/payslips-card.js';
import { RunFiles } from './files/run-files.js';
import { RunActions } from './run-actions.js';
import { RunMetrics } from './run-metrics.js';
import { RunNotes } from './run-notes.js';
import { RunPeople } from './run-people.js';
import { RunLines } from './special/run-lines.js';
import { SettlementCard } from './special/settlement-card.js';
import { RunState } from './run-state.js';
import { useRunSteps } from './use-run-steps.js';
import css from './run.module.scss';

const PaymentsCard = lazyPage<{ run: PayRun }>(() => import('./payments/payments-card.js'));

/** A run from its draft to its pay, with the one step that is next. */
export default function RunPage({ id }: { id: string }) {
  const query = runApi.useGet(id);
  const crumb = useCrumb();
  return (
    <Loaded
      of={query}
      title={t('This run could not be loaded')}
      skeleton={<SkeletonCards cards={2} rows={4} label={t('Loading the run')} />}
      frame={(waiting) => (
        <Page title={t('Payroll')} breadcrumb={[crumb]}>
          {waiting}
        </Page>
      )}
      placesNote
    >
      {(run, note) => (
        <>
          {note}
          <Run run={run} />
        </>
      )}
    </Loaded>
  );
}

function useCrumb() {
  const { table } = usePayrollPaths();
  return { label: t('Payroll'), to: table };
}

function Run({ run }: { run: PayRun }) {
  const check = useCheckRunQuery(run.id);
  const { kind, state, group, people, payDay, jobId } = run;
  const mayTake = useCan('finance', 'payroll', 'export');
  const isLocked = state === 'locked' || state === 'partlyPaid' || state === 'paid';
  const hasFiles = mayTake && isLocked;
  const isComputed = state !== 'draft' && state !== 'computing';
  return (
    <Page
      title={nameOfRun(run)}
      wraps
      status={<RunState state={state} />}
      breadcrumb={[useCrumb()]}
      subtitle={
        kind === 'regular'
          ? t('{group} · {people, plural, one {# person} other {# people}} · pays {day}', {
              group: nameOfRef(group),
              people,
              day: formatDate(payDay),
            })
          : `${translate(PAY_RUN_KIND_LABELS[kind])} · ${sayMonth(run.month)} · ${nameOfRef(group)}`
      }
      actions={<RunActions run={run} check={check.data} />}
      toolbar={<RunSteps state={state} />}
    >
      <div className={css['columns']}>
        <div className={css['main']}>
          {state === 'computing' && jobId !== null && <Computing run={run} jobId={jobId} />}
          <RunNotes run={run} check={check.data} />
          {kind === 'fullAndFinal' && <SettlementCard run={run} />}
          {kind !== 'regular' && <RunLines run={run} />}
          {isComputed && <RunMetrics run={run} />}
          {isComputed && <RunPeople run={run} />}
        </div>
        <div className={css['aside']}>
          {isLocked && <PaymentsCard run={run} />}
          {hasFiles && <PayslipsCard run={run} />}
          {hasFiles && <RunFiles run={run} />}
          <ApprovalCards run={run} check={check} />
        </div>
      </div>
    </Page>
  );
}

const ORDER = ['draft', 'computed', 'submitted', 'approved', 'locked', 'paid'];
/** States that are on the way to the next step. */
const SHOWN_AS: Partial<Record<PayRun['state'], PayRun['state']>> = {
  computing: 'draft',
  partlyPaid: 'locked',
};

function RunSteps({ state }: { state: PayRun['state'] }) {
  if (state === 'discarded') return null;
  const steps = [t('Draft'), t('Computed'), t('Submitted'), t('Approved'), t('Locked'), t('Paid')];
  return (
    <div className={css['steps']} role="region" aria-label={t('Steps of the run')} tabIndex={0}>
      <Steps label={t('Steps of the run')} steps={steps} at={ORDER.indexOf(SHOWN_AS[state] ?? state)} />
    </div>
  );
}

function Computing({ run, jobId }: { run: PayRun; jobId: string }) {
  const { job } = useJob(jobId);
  const { press, busy } = useRunSteps(run);
  const hasStopped = job?.state === 'failed' || job?.state === 'cancelled';
  return (
    <section className="at-card" aria-label={t('Progress')}>
      <div className="at-card-b">
        {hasStopped ? (
          <Note
            tone="warning"
            action={
              run.allowedTransitions.includes('compute') && (
                <Button size="sm" busy={busy} onClick={press('compute')}>
                  {t('Continue')}
                </Button>
              )
            }
          >
            {t('The computation stopped before its end. What is done stays.')}
          </Note>
        ) : (
          <>
            <JobProgress id={jobId} />
            <p className="at-13 at-muted m-0 mt-2">{t('You can leave this page. The work continues.')}</p>
          </>
        )}
      </div>
    </section>
  );
}
