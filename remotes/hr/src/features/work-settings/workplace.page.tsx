import { networksOf, OUTSIDE_RULE_LABELS, WORKPLACE, type Workplace } from '@atrium/contracts';
import { formatList, formatNumber, lazyDialog, t, translate } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { workplaceApi } from '../../shared/work-plan.api.js';
import { useRuleTabs } from './use-work-tabs.js';

const WorkplaceDialog = lazyDialog(() => import('./components/workplace.dialog.js'));

const LOOKS: ColumnLooks<typeof WORKPLACE.list, Workplace> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  radiusM: {
    align: 'end',
    card: 'text',
    cell: ({ latitude, radiusM }) =>
      latitude === null ? null : t('{count} m', { count: formatNumber(radiusM) }),
  },
  networks: { cell: ({ networks }) => <bdi>{formatList(networksOf(networks))}</bdi> },
  outside: { card: 'note', cell: ({ outside }) => translate(OUTSIDE_RULE_LABELS[outside]) },
  department: { cell: ({ department }) => <bdi>{department?.name ?? t('Everyone')}</bdi> },
  status: {
    card: 'state',
    cell: ({ status }) => (status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active')),
  },
};

/** Where people clock in and out. */
export default function WorkplacePage() {
  return (
    <RecordPage
      record={WORKPLACE}
      api={workplaceApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={WorkplaceDialog}
      placeholder={t('Name')}
      empty={{
        title: t('People clock in anywhere'),
        text: t('Add an office, and its people clock in and out there or in its network.'),
      }}
      tabs={useRuleTabs()}
    />
  );
}
