import { ASSET, ASSET_KIND_LABELS, ASSET_STATE_LABELS, type Asset, type AssetState } from '@atrium/contracts';
import { formatDate, formatMoney, lazyDialog, t, translate } from '@atrium/sdk';
import { RecordPage, refFilter, StatusBadge, type ColumnLooks, type RowStep, type Tone } from '@atrium/ui';
import { assetApi } from '../../shared/asset.api.js';
import { useEmployeeOffers, useEmployeeRef } from '../../shared/employee.api.js';
import { useEmployeeTabs } from '../../shared/use-employee-tabs.js';

const AssetDialog = lazyDialog(() => import('./components/asset.dialog.js'));
const IssueDialog = lazyDialog(() => import('./components/issue-asset.dialog.js'));
const TakeBackDialog = lazyDialog(() => import('./components/take-back-asset.dialog.js'));

const TONES: Record<AssetState, Tone> = {
  inStock: 'success',
  issued: 'info',
  lost: 'danger',
  retired: 'neutral',
};

const nameOf = ({ name }: Asset) => name;

const LOOKS: ColumnLooks<typeof ASSET.list, Asset> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  tag: { card: 'note', cell: ({ tag }) => <bdi dir="ltr">{tag}</bdi> },
  kind: { cell: ({ kind }) => translate(ASSET_KIND_LABELS[kind]) },
  holder: { card: 'text', cell: ({ holder }) => holder && <bdi>{holder.name}</bdi> },
  issuedOn: { wide: true, cell: ({ issuedOn }) => issuedOn && formatDate(issuedOn) },
  serial: { cell: ({ serial }) => serial && <bdi dir="ltr">{serial}</bdi> },
  cost: { align: 'end', cell: ({ cost }) => cost !== null && formatMoney(cost, 'INR') },
  state: {
    card: 'state',
    cell: ({ state }) => (
      <StatusBadge tone={TONES[state]}>{translate(ASSET_STATE_LABELS[state])}</StatusBadge>
    ),
  },
};

const HOLDER = refFilter({
  label: () => t('Held by'),
  useOffers: useEmployeeOffers,
  useRef: useEmployeeRef,
});

/** What belongs to the company, and who has it. */
export default function AssetPage() {
  return (
    <RecordPage
      record={ASSET}
      api={assetApi}
      looks={LOOKS}
      nameOf={nameOf}
      Form={AssetDialog}
      placeholder={t('Name, tag or serial number')}
      empty={{
        title: t('No assets yet'),
        text: t('Laptops, phones, access cards: who has what, since when and in which condition.'),
      }}
      opened={{ note: ({ tag, holder }) => [tag, holder?.name].filter(Boolean).join(' · ') }}
      steps={STEPS}
      bulkSteps={[]}
      extras={{ holder: HOLDER }}
      tabs={useEmployeeTabs()}
    />
  );
}

const STEPS: Record<string, RowStep<Asset>> = {
  issue: { label: () => t('Issue'), icon: 'user-plus', Dialog: IssueDialog },
  takeBack: { label: () => t('Returned'), icon: 'history', Dialog: TakeBackDialog },
  find: {
    label: () => t('Back in stock'),
    icon: 'check',
    done: ({ name }) => t('{name} is in stock', { name }),
  },
  lose: {
    label: () => t('Lost'),
    icon: 'x',
    danger: true,
    ask: ({ name }) => ({
      title: t('Is {name} lost?', { name }),
      text: t('The last holder is named until it is found.'),
      confirmText: t('It is lost'),
      tone: 'danger',
    }),
    done: ({ name }) => t('{name} is marked as lost', { name }),
  },
  retire: {
    label: () => t('Retire'),
    icon: 'archive',
    danger: true,
    ask: ({ name }) => ({
      title: t('Retire {name}?', { name }),
      text: t('It is no longer issued. Its history is kept.'),
      confirmText: t('Retire'),
      tone: 'danger',
    }),
    done: ({ name }) => t('{name} is retired', { name }),
  },
};
