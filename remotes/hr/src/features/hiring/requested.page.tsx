import {
  EMPLOYMENT_TYPE_LABELS,
  REQUISITION,
  REQUISITION_REASON_LABELS,
  REQUISITION_STATE_LABELS,
  type Requisition,
} from '@atrium/contracts';
import { formatDate, formatNumber, lazyDialog, t, translate } from '@atrium/sdk';
import { RecordPage, refFilter, StatusBadge, type ColumnLooks, type RowStep } from '@atrium/ui';
import { useEmployeeOffers, useEmployeeRef } from '../../shared/employee.api.js';
import { requisitionApi } from './hiring.api.js';
import { REQUISITION_TONES, sayBudget, sayPay } from './hiring.format.js';
import { OpeningLink } from './components/opening-link.js';
import { useHiringTabs } from './use-hiring-tabs.js';

const RequisitionDialog = lazyDialog(() => import('./components/requisition.dialog.js'));

const LOOKS: ColumnLooks<typeof REQUISITION.list, Requisition> = {
  title: { weight: 'name', card: 'name', cell: ({ title }) => <bdi>{title}</bdi> },
  state: {
    card: 'state',
    cell: ({ state }) => (
      <StatusBadge tone={REQUISITION_TONES[state]}>{translate(REQUISITION_STATE_LABELS[state])}</StatusBadge>
    ),
  },
  seats: { align: 'end', cell: ({ seats }) => formatNumber(seats) },
  budgetMin: { align: 'end', cell: ({ budgetMin }) => sayPay(budgetMin) },
  budgetMax: { align: 'end', card: 'text', cell: ({ budgetMax }) => sayPay(budgetMax) },
  neededBy: { card: 'note', cell: ({ neededBy }) => formatDate(neededBy) },
  askedBy: { cell: ({ askedBy }) => <bdi>{askedBy.name}</bdi> },
  reason: { cell: ({ reason }) => translate(REQUISITION_REASON_LABELS[reason]) },
  employmentType: { cell: ({ employmentType }) => translate(EMPLOYMENT_TYPE_LABELS[employmentType]) },
  designation: { cell: ({ designation }) => designation && <bdi>{designation.name}</bdi> },
  department: { cell: ({ department }) => department && <bdi>{department.name}</bdi> },
  createdAt: { cell: ({ createdAt }) => formatDate(createdAt) },
};

const ASKER = refFilter({
  label: () => t('Asked by'),
  useOffers: useEmployeeOffers,
  useRef: useEmployeeRef,
});

/** Whom people ask to hire, and what became of it. */
export default function RequestedPage() {
  return (
    <RecordPage
      record={REQUISITION}
      api={requisitionApi}
      looks={LOOKS}
      nameOf={({ title }) => title}
      Form={RequisitionDialog}
      addLabel={t('Request hiring')}
      placeholder={t('Job title')}
      empty={{
        title: t('Ask for your first hire'),
        text: t('HR approves it, and it becomes an opening for which applicants are added.'),
      }}
      opened={{
        note: (row) => sayBudget(row),
        lead: ({ description }) => description && <p className="at-prose">{description}</p>,
        after: ({ opening }) => opening && <OpeningLink opening={opening} />,
      }}
      steps={STEPS}
      bulkSteps={[]}
      extras={{ askedBy: ASKER }}
      tabs={useHiringTabs()}
    />
  );
}

const STEPS: Record<string, RowStep<Requisition>> = {
  send: {
    label: () => t('Ask for approval'),
    icon: 'send',
    done: ({ title }) => t('{title} was sent to HR', { title }),
  },
  withdraw: {
    label: () => t('Withdraw'),
    icon: 'x',
    ask: ({ title }) => ({ title: t('Withdraw {title}?', { title }), confirmText: t('Withdraw') }),
    done: ({ title }) => t('{title} is withdrawn', { title }),
  },
  cancel: {
    label: () => t('Cancel'),
    icon: 'x',
    danger: true,
    ask: ({ title }) => ({
      title: t('Cancel {title}?', { title }),
      text: t('Its opening closes, and no one is hired for it.'),
      confirmText: t('Cancel the requisition'),
      tone: 'danger',
    }),
    done: ({ title }) => t('{title} is cancelled', { title }),
  },
};
