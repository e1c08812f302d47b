import {
  CAPTURE_FORM,
  labelOfStage,
  LEAD,
  LEAD_QUICK,
  LEAD_QUICK_LABELS,
  STREAMED_IMPORT_MAX_ROWS,
  type ActivityAbout,
  type ConsentAbout,
  type EnquiriesOf,
  type Lead,
} from '@atrium/contracts';
import { lazyDialog, lazyPage, t, translate, useCompanyPath, useMayOpen } from '@atrium/sdk';
import {
  Avatar,
  ButtonLink,
  Icon,
  RecordPage,
  useSearchParams,
  type BulkStep,
  type FilterExtras,
  type LinkTab,
  type OpenedLook,
  type QuickFilter,
  type RecordPart,
  type RowStep,
} from '@atrium/ui';
import { leadApi, useCountLeadsQuery } from '../../shared/lead.api.js';
import type { DuplicatesPageProps } from '../../merge/duplicates.page.js';
import { mergeDialogOf } from '../../merge/lazy-merge.dialog.js';
import { useLeadSetup } from '../../shared/lead-setup.api.js';
import { optionsOf } from '../../shared/lead-words.js';
import type { BoardPageProps } from './board.page.js';
import { LEAD_LOOKS } from './components/lead-columns.js';
import { LeadTop } from './components/lead-top.js';
import { nameOfLead } from './lead.format.js';
import { FORMS_PATH } from '../../shared/use-client-tabs.js';
import { useExport } from '../../shared/use-export.js';

const LeadDialog = lazyDialog(() => import('./components/lead.dialog.js'));
const MoveDialog = lazyDialog(() => import('./components/move.dialog.js'));
const ConvertDialog = lazyDialog(() => import('./components/convert.dialog.js'));
const WaiveDialog = lazyDialog(() => import('./components/waive.dialog.js'));
const StageOfMany = lazyDialog(() => import('./components/stage-of-many.dialog.js'));
const OwnerOfMany = lazyDialog(() => import('./components/owner-of-many.dialog.js'));
const NextOfMany = lazyDialog(() => import('./components/next-of-many.dialog.js'));
const ActivityList = lazyPage<{ about: ActivityAbout; mayLog: boolean }>(
  () => import('../../shared/activity-list.js'),
);
const EnquiryList = lazyPage<{ about: EnquiriesOf }>(() => import('../../shared/enquiry-list.js'));
const ConsentCard = lazyPage<{ about: ConsentAbout; mayRecord: boolean }>(
  () => import('../../shared/consent-card.js'),
);
const BoardPage = lazyPage<BoardPageProps>(() => import('./board.page.js'));
const Duplicates = lazyPage<DuplicatesPageProps>(() => import('../../merge/duplicates.page.js'));

/** Leads as a table or a board, and for managers those that may be one. */
export default function ViewLeadPage() {
  const [params] = useSearchParams();
  const layout = params.get('layout');
  const mayMerge = useMayOpen()({ session: 'staff', permission: LEAD.check('approve') });
  const isBoard = layout === 'board';
  const isDuplicates = mayMerge && layout === 'duplicates';
  const tabs: LinkTab[] = [
    { label: t('List'), to: '?', current: !isBoard && !isDuplicates },
    { label: t('Board'), to: '?layout=board', current: isBoard },
    ...(mayMerge ? [{ label: t('Duplicates'), to: '?layout=duplicates', current: isDuplicates }] : []),
  ];
  const actions = <AddLead />;
  if (isDuplicates) return <Duplicates kind="lead" tabs={tabs} />;
  return isBoard ? <BoardPage tabs={tabs} actions={actions} /> : <Table tabs={tabs} actions={actions} />;
}

function AddLead() {
  const path = useCompanyPath()('client/addLead');
  const mayAdd = useMayOpen()({ session: 'staff', permission: LEAD.check('create') });
  if (!mayAdd) return null;
  return (
    <>
      <ButtonLink size="sm" to="?import=new">
        {t('Import')}
      </ButtonLink>
      <ButtonLink size="sm" variant="primary" to={path}>
        <Icon name="plus" /> {t('Add lead')}
      </ButtonLink>
    </>
  );
}

/** Where the first leads come from. */
function FirstLeads() {
  const pathOf = useCompanyPath();
  const mayOpen = useMayOpen();
  return (
    <>
      {mayOpen({ session: 'staff', permission: CAPTURE_FORM.check('create') }) && (
        <ButtonLink size="sm" to={pathOf(FORMS_PATH)}>
          {t('Connect a web form')}
        </ButtonLink>
      )}
      <AddLead />
    </>
  );
}

function Table({ tabs, actions }: BoardPageProps) {
  return (
    <RecordPage
      record={LEAD}
      api={leadApi}
      looks={LEAD_LOOKS}
      nameOf={nameOfLead}
      Form={LeadDialog}
      placeholder={t('Name, company or city')}
      empty={{
        title: t('No leads yet'),
        text: t('Import a list, connect a web form, or add one. Name and phone number are enough.'),
        more: <FirstLeads />,
      }}
      opened={openedLead()}
      exported={useExport(LEAD)}
      steps={STEPS}
      quick={useQuickFilters()}
      extras={useExtras()}
      bulkSteps={bulkSteps()}
      actions={actions}
      tabs={tabs}
      files={{ mostRows: STREAMED_IMPORT_MAX_ROWS }}
    />
  );
}

function useQuickFilters(): QuickFilter[] {
  const { data } = useCountLeadsQuery();
  return LEAD_QUICK.map((value) => ({
    key: 'quick',
    value,
    count: data?.[value],
    label: translate(LEAD_QUICK_LABELS[value]),
  }));
}

/** Stages, sources and services are those of the company. */
function useExtras(): FilterExtras {
  const setup = useLeadSetup();
  const stages = setup.stages
    .filter(({ archived }) => !archived)
    .map((stage) => ({ value: stage.key, label: translate(labelOfStage(stage)) }));
  return {
    stage: { options: stages },
    source: { options: optionsOf(setup, 'sources') },
    services: { options: optionsOf(setup, 'services') },
  };
}

const bulkSteps = (): BulkStep[] => [
  { step: 'update', label: t('Stage'), icon: 'arrow-right', on: 'present', Dialog: StageOfMany },
  { step: 'update', label: t('Owner'), icon: 'user-plus', on: 'present', Dialog: OwnerOfMany },
  { step: 'update', label: t('Next action'), icon: 'clock', on: 'present', Dialog: NextOfMany },
];

const partsOf = (): RecordPart<Lead>[] => [
  {
    key: 'timeline',
    label: t('Timeline'),
    render: ({ id, allowedTransitions }) => (
      <ActivityList about={{ kind: 'lead', id }} mayLog={allowedTransitions.includes('update')} />
    ),
  },
  {
    key: 'enquiries',
    label: t('Web enquiries'),
    render: ({ id }) => <EnquiryList about={{ kind: 'lead', id }} />,
  },
  {
    key: 'consents',
    label: t('Consents'),
    render: ({ id, allowedTransitions }) => (
      <ConsentCard about={{ kind: 'lead', id }} mayRecord={allowedTransitions.includes('update')} />
    ),
  },
];

const openedLead = (): OpenedLook<Lead> => ({
  face: (lead) => <Avatar name={nameOfLead(lead)} size={40} square />,
  note: ({ name, company, city }) => [company ? name : null, city].filter(Boolean).join(' · '),
  lead: (lead) => <LeadTop lead={lead} />,
  without: ['stage', 'value', 'nextOn', 'answerDueAt', 'source', 'campaign'],
  parts: partsOf(),
});

const STEPS: Record<string, RowStep<Lead>> = {
  move: { label: () => t('Move'), icon: 'arrow-right', Dialog: MoveDialog },
  convert: { label: () => t('Make a client'), icon: 'check', Dialog: ConvertDialog },
  merge: { label: () => t('Merge with…'), icon: 'users', Dialog: mergeDialogOf('lead') },
  waive: { label: () => t('Win without a client'), icon: 'check', Dialog: WaiveDialog },
};
