import { OPENING_STATE_LABELS, type HiringBoard, type Opening } from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate, useCompanyPath } from '@atrium/sdk';
import {
  Button,
  Loaded,
  Page,
  RowMenu,
  SkeletonPage,
  StatusBadge,
  useRowSteps,
  type LinkTab,
  type RecordDialogProps,
} from '@atrium/ui';
import { useState, type ComponentProps } from 'react';
import { HiringLanes } from './components/hiring-lanes.js';
import { PostingStrip } from './components/posting-strip.js';
import { SeatBar } from './components/seat-bar.js';
import { openingApi, useReadHiringBoardQuery } from './hiring.api.js';
import { OPENING_TONES, sayBudget } from './hiring.format.js';
import { OPENING_STEPS } from './opening-steps.data.js';

const ApplicantDialog = lazyDialog<RecordDialogProps<Opening>>(
  () => import('./components/new-applicant.dialog.js'),
);
const OpeningDialog = lazyDialog(() => import('./components/opening.dialog.js'));
const PostingDialog = lazyDialog(() => import('./components/posting.dialog.js'));

/** An opening: its seats, and its applicants by stage. */
export default function OpeningPage({ id }: { id: string }) {
  const query = useReadHiringBoardQuery(id);
  return (
    <Loaded of={query} title={t('The opening could not be loaded')} skeleton={<SkeletonPage />}>
      {(board) => <Shown board={board} />}
    </Loaded>
  );
}

const sayNeed = (opening: Opening): string =>
  [opening.department?.name, sayBudget(opening), t('needed by {day}', { day: formatDate(opening.neededBy) })]
    .filter(Boolean)
    .join(' · ');

function Shown({ board }: { board: HiringBoard }) {
  const { opening } = board;
  const path = useCompanyPath();
  const [open, setOpen] = useState<'add' | 'edit' | 'posting' | null>(null);
  const onClose = () => setOpen(null);
  const steps = useRowSteps<Opening>({
    calls: openingApi.useCalls(),
    nameOf: ({ title }) => title,
    onEdit: () => setOpen('edit'),
    steps: OPENING_STEPS,
    archive: {},
  });
  const tabs: LinkTab[] = [
    { label: t('Board'), to: `${path('hiring/current')}?id=${opening.id}`, current: true },
    { label: t('List'), to: `${path('hiring/filter')}?opening=${opening.id}`, current: false },
  ];
  const menu = steps.itemsOf(opening);
  return (
    <Page
      title={opening.title}
      status={
        <StatusBadge tone={OPENING_TONES[opening.state]}>
          {translate(OPENING_STATE_LABELS[opening.state])}
        </StatusBadge>
      }
      subtitle={sayNeed(opening)}
      breadcrumb={[{ label: t('Openings'), to: path('hiring/current') }]}
      fill="work"
      tabs={tabs}
      actions={<Actions opening={opening} menu={menu} onOpen={setOpen} />}
      toolbar={
        <>
          <SeatBar board={board} />
          <PostingStrip opening={opening} />
        </>
      }
    >
      <HiringLanes board={board} />
      {open === 'add' && <ApplicantDialog row={opening} onClose={onClose} />}
      {open === 'posting' && <PostingDialog row={opening} onClose={onClose} />}
      {open === 'edit' && <OpeningDialog row={opening} onClose={onClose} />}
    </Page>
  );
}

interface ActionsProps {
  opening: Opening;
  menu: ComponentProps<typeof RowMenu>['items'];
  onOpen: (dialog: 'add' | 'posting') => void;
}

function Actions({ opening, menu, onOpen }: ActionsProps) {
  return (
    <>
      {menu.length > 0 && <RowMenu label={t('Actions for {name}', { name: opening.title })} items={menu} />}
      {opening.allowedTransitions.includes('update') && menu.length > 0 && (
        <Button size="sm" onClick={() => onOpen('posting')}>
          {t('Posting')}
        </Button>
      )}
      {opening.state === 'open' && menu.length > 0 && (
        <Button size="sm" variant="primary" icon="plus" onClick={() => onOpen('add')}>
          {t('Add applicant')}
        </Button>
      )}
    </>
  );
}
