import { ATTEMPT_STATE_LABELS, type AssessmentAttempt, type AssessmentInvitation } from '@atrium/contracts';
import { formatNumber, lazyDialog, t, translate } from '@atrium/sdk';
import {
  RowMenu,
  ShortList,
  StatusBadge,
  useRowSteps,
  type RecordDialogProps,
  type RowStep,
} from '@atrium/ui';
import { attemptApi } from '../../../shared/assessment.api.js';
import { ATTEMPT_TONES, sayMoment, sayPercent } from '../../../shared/assessment.format.js';

const ExtendDialog = lazyDialog<RecordDialogProps<AssessmentAttempt>>(() => import('./extend.dialog.js'));
const VoidDialog = lazyDialog<RecordDialogProps<AssessmentAttempt>>(() => import('./void.dialog.js'));

const STEPS: Readonly<Record<'extend' | 'void', RowStep<AssessmentAttempt>>> = {
  extend: { label: () => t('Give more time'), icon: 'clock', Dialog: ExtendDialog },
  void: { label: () => t('Declare void'), icon: 'x', danger: true, Dialog: VoidDialog },
};

/** The attempts behind a result. */
export function AttemptList({ result }: { result: AssessmentInvitation }) {
  return (
    <ShortList
      api={attemptApi}
      query={{ invitation: result.id }}
      title={t('Attempts')}
      failed={t('The attempts could not be loaded')}
      empty={{ title: t('Not started yet'), text: t('An attempt appears here once it is started.') }}
    >
      {(rows) => (
        <ul className="list-unstyled m-0">
          {rows.map((row) => (
            <li key={row.id} className="d-flex align-items-center gap-3 px-3 py-2 border-bottom">
              <Attempt row={row} />
            </li>
          ))}
        </ul>
      )}
    </ShortList>
  );
}

function factsOf(row: AssessmentAttempt): string {
  const { submittedAt, submittedBy, deadlineAt, extraMin, total, max, reason, state } = row;
  return [
    ...(state === 'open' && deadlineAt !== null
      ? [t('until {moment}', { moment: sayMoment(deadlineAt) })]
      : []),
    ...(submittedAt === null
      ? []
      : [
          submittedBy === 'clock'
            ? t('time was up {moment}', { moment: sayMoment(submittedAt) })
            : t('submitted {moment}', { moment: sayMoment(submittedAt) }),
        ]),
    ...(extraMin > 0
      ? [t('{count, plural, one {# minute} other {# minutes}} more', { count: extraMin })]
      : []),
    ...(total === null || max === null
      ? []
      : [t('{total} of {max} points', { total: formatNumber(total), max: formatNumber(max) })]),
    ...(reason === null ? [] : [reason]),
  ].join(' · ');
}

function Attempt({ row }: { row: AssessmentAttempt }) {
  const steps = useRowSteps<AssessmentAttempt>({
    calls: attemptApi.useCalls(),
    nameOf: ({ name }) => name,
    onEdit: () => undefined,
    steps: STEPS,
    archive: {},
  });
  const started = t('Started {moment}', { moment: sayMoment(row.startedAt) });
  const items = steps.itemsOf(row);
  return (
    <>
      <div className="at-grow">
        <div className="fw-medium">{started}</div>
        <div className="at-12 at-muted">{factsOf(row)}</div>
      </div>
      {row.percent !== null && row.state === 'scored' && <bdi>{sayPercent(row.percent)}</bdi>}
      <StatusBadge tone={ATTEMPT_TONES[row.state]}>{translate(ATTEMPT_STATE_LABELS[row.state])}</StatusBadge>
      {items.length > 0 && <RowMenu label={t('Actions for {name}', { name: started })} items={items} />}
      {steps.opened && <steps.opened.Dialog row={steps.opened.row} onClose={steps.close} />}
    </>
  );
}
