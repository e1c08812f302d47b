import { OPENING, OPENING_STATE_LABELS, REQUISITION, type Opening } from '@atrium/contracts';
import {
  formatDate,
  formatNumber,
  lazyDialog,
  lazyPage,
  t,
  translate,
  useCompanyPath,
  useMayOpen,
} from '@atrium/sdk';
import {
  Button,
  ButtonLink,
  Icon,
  RecordPage,
  refFilter,
  StatusBadge,
  useSearchParams,
  type ColumnLooks,
} from '@atrium/ui';
import { useState } from 'react';
import { useEmployeeOffers, useEmployeeRef } from '../../shared/employee.api.js';
import { openingApi } from './hiring.api.js';
import { OPENING_TONES } from './hiring.format.js';
import { OPENING_STEPS } from './opening-steps.data.js';
import { useHiringTabs } from './use-hiring-tabs.js';

const OpeningDialog = lazyDialog(() => import('./components/opening.dialog.js'));
const CareersDialog = lazyDialog<{ onClose: () => void }>(() => import('./components/careers.dialog.js'));
const FiguresPage = lazyPage(() => import('./figures.page.js'));
const OpeningPage = lazyPage<{ id: string }>(() => import('./opening.page.js'));

/** The openings of the company, their figures, or the board of one of them. */
export default function CurrentPage() {
  const [params] = useSearchParams();
  // As the portal’s search opens a record of a list.
  const id = params.get('id') ?? params.get('open');
  if (id === null && params.get('view') === 'figures') return <FiguresPage />;
  return id === null ? <Openings /> : <OpeningPage key={id} id={id} />;
}

const LOOKS: ColumnLooks<typeof OPENING.list, Opening> = {
  title: { weight: 'name', card: 'name', cell: ({ title }) => <bdi>{title}</bdi> },
  state: {
    card: 'state',
    cell: ({ state }) => (
      <StatusBadge tone={OPENING_TONES[state]}>{translate(OPENING_STATE_LABELS[state])}</StatusBadge>
    ),
  },
  headcount: {
    card: 'text',
    cell: ({ headcount, seats }) =>
      t('{joined} of {all} filled', { joined: formatNumber(seats.joined), all: formatNumber(headcount) }),
  },
  people: { align: 'end', cell: ({ people }) => formatNumber(people) },
  owner: { card: 'note', cell: ({ owner }) => owner && <bdi>{owner.name}</bdi> },
  department: { cell: ({ department }) => department && <bdi>{department.name}</bdi> },
  neededBy: { wide: true, cell: ({ neededBy }) => formatDate(neededBy) },
  closesOn: { cell: ({ closesOn }) => closesOn && formatDate(closesOn) },
  createdAt: { wide: true, cell: ({ createdAt }) => formatDate(createdAt) },
};

const OWNER = refFilter({ label: () => t('Owner'), useOffers: useEmployeeOffers, useRef: useEmployeeRef });

function Openings() {
  const path = useCompanyPath();
  const [careers, setCareers] = useState(false);
  const mayKeep = useMayOpen()({ session: 'staff', permission: OPENING.check('update') });
  const request = <RequestHiring />;
  return (
    <>
      <RecordPage
        record={OPENING}
        api={openingApi}
        looks={LOOKS}
        nameOf={({ title }) => title}
        Form={OpeningDialog}
        placeholder={t('Job title')}
        empty={{
          title: t('No openings yet'),
          text: t('An opening starts with a request for hiring that HR approves.'),
          more: request,
        }}
        pageOf={({ id }) => `${path('hiring/current')}?id=${id}`}
        actions={
          <>
            {mayKeep && (
              <Button size="sm" onClick={() => setCareers(true)}>
                {t('Careers page')}
              </Button>
            )}
            {request}
          </>
        }
        steps={OPENING_STEPS}
        bulkSteps={[]}
        extras={{ owner: OWNER }}
        tabs={useHiringTabs()}
      />
      {careers && <CareersDialog onClose={() => setCareers(false)} />}
    </>
  );
}

function RequestHiring() {
  const path = useCompanyPath()('hiring/requested');
  const mayAsk = useMayOpen()({ session: 'staff', permission: REQUISITION.check('create') });
  if (!mayAsk) return null;
  return (
    <ButtonLink size="sm" variant="primary" to={`${path}?new=1`}>
      <Icon name="plus" /> {t('Request hiring')}
    </ButtonLink>
  );
}
