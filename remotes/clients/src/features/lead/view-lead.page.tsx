import { CAPTURE_FORM, LEAD, STREAMED_IMPORT_MAX_ROWS, type Lead } from '@atrium/contracts';
import { lazyDialog, lazyPage, t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import {
  ButtonLink,
  Icon,
  RecordPage,
  useSearchParams,
  type BulkStep,
  type LinkTab,
  type RowStep,
} from '@atrium/ui';
import { leadApi } from '../../shared/lead.api.js';
import type { DuplicatesPageProps } from '../../merge/duplicates.page.js';
import { mergeDialogOf } from '../../merge/lazy-merge.dialog.js';
import type { BoardPageProps } from './board.page.js';
import { LEAD_LOOKS } from './components/lead-columns.js';
import { nameOfLead } from './lead.format.js';
import { openedLead } from './opened-lead.js';
import { layoutPath, useLeadExtras, useLeadQuick } from './use-lead-filters.js';
import { FORMS_PATH } from '../../shared/use-client-tabs.js';
import { useExport } from '../../shared/use-export.js';

const LostDialog = lazyDialog(() => import('./components/lost.dialog.js'));
const MoveDialog = lazyDialog(() => import('./components/move.dialog.js'));
const ConvertDialog = lazyDialog(() => import('./components/convert.dialog.js'));
const WaiveDialog = lazyDialog(() => import('./components/waive.dialog.js'));
const StageOfMany = lazyDialog(() => import('./components/stage-of-many.dialog.js'));
const OwnerOfMany = lazyDialog(() => import('./components/owner-of-many.dialog.js'));
const NextOfMany = lazyDialog(() => import('./components/next-of-many.dialog.js'));
const BoardPage = lazyPage<BoardPageProps>(() => import('./board.page.js'));
const ForecastPage = lazyPage<BoardPageProps>(() => import('./forecast.page.js'));
const Duplicates = lazyPage<DuplicatesPageProps>(() => import('../../merge/duplicates.page.js'));

/** Leads as a table or a board, and for managers those that may be one. */
export default function ViewLeadPage() {
  const [params] = useSearchParams();
  const layout = params.get('layout');
  const mayMerge = useMayOpen()({ session: 'staff', permission: LEAD.check('approve') });
  const isBoard = layout === 'board';
  const isForecast = layout === 'forecast';
  const isDuplicates = mayMerge && layout === 'duplicates';
  const tabs: LinkTab[] = [
    { label: t('List'), to: layoutPath(params, null), current: !isBoard && !isForecast && !isDuplicates },
    { label: t('Board'), to: layoutPath(params, 'board'), current: isBoard },
    { label: t('Forecast'), to: layoutPath(params, 'forecast'), current: isForecast },
    ...(mayMerge
      ? [{ label: t('Duplicates'), to: layoutPath(params, 'duplicates'), current: isDuplicates }]
      : []),
  ];
  const actions = <AddLead />;
  if (isDuplicates) return <Duplicates kind="lead" tabs={tabs} />;
  if (isForecast) return <ForecastPage tabs={tabs} actions={actions} />;
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
      placeholder={t('Name, company or city')}
      empty={{
        title: t('No leads yet'),
        text: t('Import a list, connect a web form, or add one. Name and phone number are enough.'),
        more: <FirstLeads />,
      }}
      opened={openedLead()}
      exported={useExport(LEAD)}
      steps={STEPS}
      quick={useLeadQuick()}
      extras={useLeadExtras()}
      bulkSteps={bulkSteps()}
      actions={actions}
      tabs={tabs}
      files={{ mostRows: STREAMED_IMPORT_MAX_ROWS }}
    />
  );
}

const bulkSteps = (): BulkStep[] => [
  { step: 'update', label: t('Stage'), icon: 'arrow-right', on: 'present', Dialog: StageOfMany },
  { step: 'update', label: t('Owner'), icon: 'user-plus', on: 'present', Dialog: OwnerOfMany },
  { step: 'update', label: t('Next action'), icon: 'clock', on: 'present', Dialog: NextOfMany },
];

const STEPS: Record<string, RowStep<Lead>> = {
  move: { label: () => t('Move'), icon: 'arrow-right', Dialog: MoveDialog },
  lose: {
    label: () => t('Mark as lost'),
    icon: 'x',
    Dialog: LostDialog,
    offered: ({ stage, allowedTransitions }) =>
      stage !== 'won' && stage !== 'lost' && allowedTransitions.includes('move'),
  },
  convert: { label: () => t('Make a client'), icon: 'check', Dialog: ConvertDialog },
  merge: { label: () => t('Merge with…'), icon: 'users', Dialog: mergeDialogOf('lead') },
  waive: { label: () => t('Win without a client'), icon: 'check', Dialog: WaiveDialog },
};
