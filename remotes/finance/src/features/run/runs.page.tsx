import { PAY_RUN, PAY_RUN_KIND_LABELS, type PayRun } from '@atrium/contracts';
import { formatDate, formatNumber, t, translate, useCan } from '@atrium/sdk';
import { RecordPage, refFilter, SkeletonPage, type ColumnLooks } from '@atrium/ui';
import { sayDifference, sayMonth, sayMonthName, sayRupees } from '../../shared/pay.format.js';
import { monthFrom } from '../../shared/months.rules.js';
import { nameOfRef, shownRef } from '../../shared/ref.format.js';
import { nameOfRun } from '../../shared/run-name.format.js';
import { runApi } from '../../shared/run.api.js';
import { useGroupOffers, useGroupRef } from '../../shared/setup.api.js';
import { useMonthOptions } from '../../shared/use-month-options.js';
import { usePayrollPaths } from '../../shared/use-payroll-paths.js';
import { dueDays } from './due-days.rules.js';
import { FirstSteps, useFirstSteps } from './first-steps.js';
import { RunButton } from './run-button.js';
import { MoreRuns } from './special/more-runs.js';
import { RunState } from './run-state.js';
import css from './runs.module.scss';

const SHORT = { day: 'numeric', month: 'short' } as const;
const shortDay = (day: string) => formatDate(day, SHORT);

const LOOKS: ColumnLooks<typeof PAY_RUN.list, PayRun> = {
  month: { weight: 'name', card: 'name', cell: (run) => <Name run={run} /> },
  kind: { cell: ({ kind }) => translate(PAY_RUN_KIND_LABELS[kind]) },
  group: { cell: ({ group }) => shownRef(group) },
  state: { card: 'state', cell: ({ state }) => <RunState state={state} /> },
  people: { align: 'end', cell: ({ people }) => formatNumber(people) },
  gross: { align: 'end', wide: true, cell: ({ gross }) => <Amount amount={gross} /> },
  deductions: { align: 'end', cell: ({ deductions }) => <Amount amount={deductions} /> },
  net: { align: 'end', weight: 'figure', card: 'note', cell: (run) => <Net run={run} /> },
  employerCost: { align: 'end', wide: true, cell: ({ employerCost }) => <Amount amount={employerCost} /> },
  paidOn: { card: 'text', cell: (run) => <Days run={run} /> },
};

const GROUP = refFilter({ label: () => t('Pay group'), useOffers: useGroupOffers, useRef: useGroupRef });

/** The runs of payroll, the newest month first. */
export default function RunsPage() {
  const steps = useFirstSteps(useCan('finance', 'payroll', 'read'));
  const { run } = usePayrollPaths();
  const months = useMonthOptions();
  if (steps === undefined) return <SkeletonPage />;
  return (
    <RecordPage
      record={PAY_RUN}
      api={runApi}
      looks={LOOKS}
      nameOf={(run) => `${nameOfRun(run)}, ${nameOfRef(run.group)}`}
      pageOf={({ id }) => run(id)}
      empty={{
        title: t('No payroll runs yet'),
        text: t(
          'Each month appears here with what it costs, who approved it and until when tax and funds are due.',
        ),
      }}
      top={steps && <FirstSteps steps={steps} />}
      actions={
        <>
          <MoreRuns />
          <RunButton />
        </>
      }
      steps={{}}
      bulkSteps={[]}
      extras={{ group: GROUP, month: { options: months } }}
    />
  );
}

/** Its name; where that is not the month, its kind and its month as well. */
const Name = ({ run }: { run: PayRun }) => (
  <>
    <bdi>{nameOfRun(run)}</bdi>
    {run.kind !== 'regular' && (
      <span className={css['second']}>
        {translate(PAY_RUN_KIND_LABELS[run.kind])} · {sayMonth(run.month)}
      </span>
    )}
  </>
);

const Amount = ({ amount }: { amount: number }) => <bdi dir="ltr">{sayRupees(amount)}</bdi>;

/** The net with its change on the month before. */
function Net({ run: { net, previous, month } }: { run: PayRun }) {
  const change = previous && net !== 0 ? net - previous.net : 0;
  return (
    <>
      <Amount amount={net} />
      {change !== 0 && (
        <span className={css['second']}>
          {t('{change} on {month}', {
            change: sayDifference(change),
            month: sayMonthName(monthFrom(month, -1)),
          })}
        </span>
      )}
    </>
  );
}

/** When people are paid, and until when the state is. */
function Days({ run: { paidOn, payDay, month, state, dueOn } }: { run: PayRun }) {
  const { tax, funds } = dueDays(month);
  if (state === 'discarded') return '–';
  if (dueOn !== null && paidOn === null) return t('Due {day}', { day: shortDay(dueOn) });
  return (
    <>
      {paidOn === null ? t('Pays {day}', { day: shortDay(payDay) }) : formatDate(paidOn)}
      <span className={css['second']}>
        {t('Tax {tax}, PF and ESI {funds}', { tax: shortDay(tax), funds: shortDay(funds) })}
      </span>
    </>
  );
}
