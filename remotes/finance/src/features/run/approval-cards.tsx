import type { MissingReason, PayRun, PayRunCheck, Ref } from '@atrium/contracts';
import { formatDate, msg, t, translate, useCompanyPath, useUser } from '@atrium/sdk';
import {
  Avatar,
  Card,
  Icon,
  ListRow,
  Loaded,
  RelativeTime,
  ShownOf,
  SkeletonCards,
  type LoadedQuery,
} from '@atrium/ui';
import { useState } from 'react';
import { monthFrom } from '../../shared/months.rules.js';
import { sayMonthName } from '../../shared/pay.format.js';
import { BothRolesButton, BothRolesRow } from './both-roles.js';
import { OpenAttendance } from './open-attendance.js';
import { RunCauses } from './run-causes.js';
import { nameOfRef } from '../../shared/ref.format.js';
import { sayPack } from '../../shared/pack-name.format.js';
import { usePayrollPaths } from '../../shared/use-payroll-paths.js';
import { dueDays } from './due-days.rules.js';
import css from './run.module.scss';

const MISSING_LABELS: Record<MissingReason, string> = {
  noSalary: msg('No salary from this month. Add one.'),
  laterSalary: msg('The salary starts later.'),
  settlement: msg('Leaves: paid with the full and final settlement.'),
};

interface ApprovalCardsProps {
  run: PayRun;
  check: LoadedQuery<PayRunCheck>;
}

/** Who made and who checks the run, what is proven before that, and who is not in it. */
export function ApprovalCards({ run, check }: ApprovalCardsProps) {
  return (
    <aside className={css['aside']} aria-label={t('Approval')}>
      {run.maker !== null && <MakerAndChecker run={run} check={check.data} />}
      <Loaded
        of={check}
        title={t('The run could not be checked')}
        skeleton={<SkeletonCards cards={2} rows={3} label={t('Checking the run')} />}
      >
        {(data) => (
          <>
            {run.state !== 'draft' && run.state !== 'computing' && <Before run={run} check={data} />}
            {run.state !== 'draft' && run.state !== 'computing' && (
              <RunCauses causes={data.causes} month={sayMonthName(monthFrom(run.month, -1))} />
            )}
            <Unconfirmed packs={data.unconfirmed} />
            <OpenAttendance run={run} people={data.openPeople} />
            <NotIn missing={data.missing} />
          </>
        )}
      </Loaded>
      <Due run={run} />
    </aside>
  );
}

function MakerAndChecker({ run, check }: { run: PayRun; check: PayRunCheck | undefined }) {
  const { maker, approver, bothReason, note, submittedAt, approvedAt, computedAt } = run;
  const when = submittedAt ?? computedAt;
  const isOpen = approver === null && check?.both === null;
  return (
    <Card title={t('Maker and checker')} fill="rows" actions={isOpen && <BothRolesButton />}>
      <ListRow
        wrap
        lead={<Avatar name={nameOfRef(maker)} size={28} />}
        title={nameOfRef(maker)}
        text={
          <>
            {submittedAt === null ? t('Computed') : t('Submitted')}{' '}
            {when !== null && <RelativeTime at={when} />}
            {note !== null && ` “${note}”`}
          </>
        }
        end={<span className="at-12 at-muted">{t('maker')}</span>}
      />
      {approver !== null && approvedAt !== null ? (
        <ListRow
          wrap
          lead={<Avatar name={approver.name} size={28} />}
          title={approver.name}
          text={
            <>
              {t('Approved')} <RelativeTime at={approvedAt} />
              {bothReason !== null && (
                <div>{t('An admin let one person do both: “{reason}”', { reason: bothReason })}</div>
              )}
            </>
          }
          end={<span className="at-12 at-muted">{t('checker')}</span>}
        />
      ) : (
        <Checkers run={run} approvers={check?.approvers} />
      )}
      {approver === null && check && <BothRolesRow both={check.both} />}
    </Card>
  );
}

const NAMED = 3;

/** Who else may approve it: two people see each run. */
function Checkers({ run, approvers }: { run: PayRun; approvers: readonly Ref[] | undefined }) {
  const user = useUser();
  const path = useCompanyPath();
  if (approvers === undefined) return null;
  if (approvers.length === 0)
    return (
      <ListRow
        wrap
        lead={<Icon name="alert-triangle" />}
        title={t('No one may approve it yet')}
        to={user.role === 'admin' ? path('admin/users') : undefined}
        text={t(
          'An admin gives someone else the permission to approve payroll under Users, or allows one person to do both.',
        )}
      />
    );
  const mayDecide = run.allowedTransitions.includes('approve') && run.maker?.id !== user.id;
  return (
    <>
      {approvers.slice(0, NAMED).map(({ id, name }) => (
        <ListRow
          key={id}
          wrap
          lead={<Avatar name={name} size={28} />}
          title={id === user.id ? t('{name}, you', { name }) : name}
          text={
            id === user.id && mayDecide
              ? t('You can approve: you did not compute this run.')
              : t('Can approve')
          }
          end={<span className="at-12 at-muted">{t('checker')}</span>}
        />
      ))}
    </>
  );
}

interface Proof {
  isGood: boolean;
  title: string;
  text?: string | undefined;
}

/** What is proven, and what is left to look at. */
function Before({ run, check }: { run: PayRun; check: PayRunCheck }) {
  return (
    <Card title={t('Before you approve')} fill="rows">
      {proofsOf(run, check).map(({ isGood, title, text }) => (
        <ListRow
          key={title}
          compact
          wrap
          lead={
            <span className={isGood ? 'text-success-emphasis' : 'text-warning-emphasis'}>
              <Icon name={isGood ? 'check' : 'alert-triangle'} />
            </span>
          }
          title={title}
          text={text}
        />
      ))}
    </Card>
  );
}

function proofsOf(run: PayRun, { changed, open }: PayRunCheck): Proof[] {
  const { blocked, warned, held, gross, deductions, net } = run;
  const waiting = open.reviews + open.corrections + open.overtime + open.leave;
  return [
    { isGood: gross - deductions === net, title: t('Gross less deductions is net') },
    changed.length === 0
      ? { isGood: true, title: t('Nothing changed since it was computed') }
      : {
          isGood: false,
          title: t('{count, plural, one {# payslip is} other {# payslips are}} out of date', {
            count: changed.length,
          }),
        },
    blocked === 0
      ? { isGood: true, title: t('Every payslip can be paid') }
      : {
          isGood: false,
          title: t('{count, plural, one {# payslip} other {# payslips}} cannot be paid', { count: blocked }),
        },
    warned === 0
      ? { isGood: true, title: t('No warnings') }
      : {
          isGood: false,
          title: t('{count, plural, one {# payslip has} other {# payslips have}} a warning', {
            count: warned,
          }),
        },
    ...(waiting === 0
      ? [{ isGood: true, title: t('Attendance and leave are settled') }]
      : [
          {
            isGood: false,
            title: t('{count, plural, one {# thing waits} other {# things wait}} in attendance and leave', {
              count: waiting,
            }),
            text: t('Settle them before you lock the run.'),
          },
        ]),
    ...(held === 0
      ? []
      : [
          {
            isGood: true,
            title: t('{count, plural, one {# payslip is held} other {# payslips are held}}', { count: held }),
            text: t('They are not paid with the run.'),
          },
        ]),
  ];
}

const SHOWN = 5;

/** Who works here and is not paid by the run, and why. */
function NotIn({ missing }: { missing: PayRunCheck['missing'] }) {
  const { setup } = usePayrollPaths();
  const [showsAll, setShowsAll] = useState(false);
  if (missing.length === 0) return null;
  const shown = showsAll ? missing : missing.slice(0, SHOWN);
  return (
    <Card title={t('Not in this run')} count={missing.length} fill="rows">
      {shown.map(({ employee, reason }) => (
        <ListRow
          key={employee.id}
          wrap
          to={`${setup('salaries')}&employee=${employee.id}`}
          title={employee.name}
          text={translate(MISSING_LABELS[reason])}
        />
      ))}
      <ShownOf shown={shown.length} total={missing.length} onAll={() => setShowsAll(true)} />
    </Card>
  );
}

/** Numbers of the law that two people have not confirmed: their payslips say so. */
function Unconfirmed({ packs }: { packs: PayRunCheck['unconfirmed'] }) {
  const { setup } = usePayrollPaths();
  if (packs.length === 0) return null;
  return (
    <Card title={t('Unconfirmed rules of the law')} count={packs.length} fill="rows">
      {packs.map((pack) => (
        <ListRow
          key={`${pack.kind} ${pack.state ?? ''} ${pack.from}`}
          wrap
          to={setup('packs')}
          title={sayPack(pack)}
          text={t('from {from}', { from: formatDate(pack.from) })}
        />
      ))}
    </Card>
  );
}

function Due({ run: { month, state, people } }: { run: PayRun }) {
  const { tax, funds } = dueDays(month);
  if (state === 'discarded' || people === 0) return null;
  return (
    <Card title={t('Due to the state')} fill="rows">
      <ListRow
        compact
        title={t('Income tax')}
        end={<span className="at-13 at-num">{formatDate(tax)}</span>}
      />
      <ListRow
        compact
        title={t('Provident fund and ESI')}
        end={<span className="at-13 at-num">{formatDate(funds)}</span>}
      />
    </Card>
  );
}
