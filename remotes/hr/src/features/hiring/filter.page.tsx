import { APPLICATION, APPLICATION_SOURCE_LABELS, type Application } from '@atrium/contracts';
import { formatDate, formatNumber, lazyDialog, t, translate, useCompanyPath, useMayOpen } from '@atrium/sdk';
import {
  RecordPage,
  refFilter,
  useSearchParams,
  type BulkStep,
  type ColumnLooks,
  type QuickFilter,
} from '@atrium/ui';
import { Navigate } from 'react-router-dom';
import { listedApplication } from './applicant-list.data.js';
import { APPLICATION_STEPS, SHORTLIST_STEP } from './application-steps.data.js';
import { StageBadge } from './components/stage-badge.js';
import { applicationApi, openingChoice } from './hiring.api.js';
import { nameOfApplicant, sayPay } from './hiring.format.js';
import { useHiringTabs } from './use-hiring-tabs.js';

const MailOfMany = lazyDialog(() => import('./components/mail-of-many.dialog.js'));
const MoveOfMany = lazyDialog(() => import('./components/move-of-many.dialog.js'));
const RejectOfMany = lazyDialog(() => import('./components/reject-of-many.dialog.js'));

/** Means below each other have as many decimals. */
const MEAN = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const LOOKS: ColumnLooks<typeof APPLICATION.list, Application> = {
  candidate: { weight: 'name', card: 'name', cell: ({ candidate }) => <bdi>{candidate.name}</bdi> },
  opening: { card: 'text', cell: ({ opening }) => opening && <bdi>{opening.name}</bdi> },
  state: { card: 'state', cell: (application) => <StageBadge application={application} /> },
  source: { card: 'note', cell: ({ source }) => translate(APPLICATION_SOURCE_LABELS[source]) },
  experience: { align: 'end', cell: ({ experience }) => experience !== null && formatNumber(experience) },
  askedPay: { align: 'end', cell: ({ askedPay }) => askedPay !== null && sayPay(askedPay) },
  noticeDays: { align: 'end', cell: ({ noticeDays }) => noticeDays !== null && formatNumber(noticeDays) },
  score: { align: 'end', cell: ({ score }) => score !== null && formatNumber(score, MEAN) },
  place: { cell: ({ place }) => place && <bdi>{place}</bdi> },
  email: { cell: ({ email }) => email && <bdi dir="ltr">{email}</bdi> },
  phone: { cell: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi> },
  keptUntil: { card: 'note', cell: ({ keptUntil }) => keptUntil && formatDate(keptUntil) },
  stageSince: { cell: ({ stageSince }) => formatDate(stageSince) },
  createdAt: { cell: ({ createdAt }) => formatDate(createdAt) },
};

const OPENING_FILTER = refFilter({ label: () => t('Opening'), ...openingChoice });

/** Those who agreed to it, whatever became of their application. */
const keptFilter = (): QuickFilter => ({
  key: 'kept',
  value: 'yes',
  label: t('Kept for other openings'),
  count: undefined,
});

const bulkSteps = (): BulkStep[] => [
  { step: 'move', label: t('Move'), icon: 'arrow-right', on: 'present', Dialog: MoveOfMany },
  { step: 'mail', label: t('Write an email'), icon: 'mail', on: 'present', Dialog: MailOfMany },
  { step: 'reject', label: t('Reject'), icon: 'x', on: 'present', Dialog: RejectOfMany },
];

/** All applications, found by opening, stage, source, experience, notice, pay, score and place. */
export default function FilterPage() {
  const path = useCompanyPath()('hiring/applicant');
  const [params] = useSearchParams();
  const tabs = useHiringTabs();
  const keeps = useMayOpen()({ session: 'staff', permission: APPLICATION.check('update') });
  // As the portal's search opens a record of a list.
  const open = params.get('open');
  if (open !== null) return <Navigate replace to={`${path}?id=${open}`} />;
  return (
    <RecordPage
      record={listedApplication(keeps, params.get('kept') === 'yes')}
      api={applicationApi}
      looks={LOOKS}
      nameOf={nameOfApplicant}
      placeholder={t('Name of the applicant')}
      empty={{
        title: t('No applicants yet'),
        text: t('Add them on the board of an opening, or import a file.'),
      }}
      pageOf={({ id }) => `${path}?id=${id}`}
      steps={keeps ? { ...APPLICATION_STEPS, ...SHORTLIST_STEP } : APPLICATION_STEPS}
      quick={keeps ? [keptFilter()] : undefined}
      bulkSteps={bulkSteps()}
      extras={{ opening: OPENING_FILTER }}
      tabs={tabs}
      files
    />
  );
}
