import { PAY_GROUP, type PayGroup } from '@atrium/contracts';
import { formatNumber, lazyDialog, t } from '@atrium/sdk';
import { RecordPage, type ColumnLooks } from '@atrium/ui';
import { groupApi } from '../../shared/setup.api.js';
import { STATUS_LOOK } from '../../shared/status-look.js';
import { StarterButton } from '../../shared/starter-button.js';
import { useSetupTabs } from './use-setup-tabs.js';
import { sayDayOfMonth } from './group.format.js';

const GroupDialog = lazyDialog(() => import('./components/group.dialog.js'));

const LOOKS: ColumnLooks<typeof PAY_GROUP.list, PayGroup> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  payDay: { card: 'text', cell: ({ payDay }) => sayDayOfMonth(payDay) },
  cutOffDay: { cell: ({ cutOffDay }) => (cutOffDay === null ? t('Last day') : sayDayOfMonth(cutOffDay)) },
  defaultStructure: {
    cell: ({ defaultStructure }) => defaultStructure && <bdi>{defaultStructure.name}</bdi>,
  },
  state: { cell: ({ state }) => state },
  people: { align: 'end', card: 'note', cell: ({ people }) => formatNumber(people) },
  status: STATUS_LOOK,
};

/** People who are paid together, and on which day. */
export default function GroupPage() {
  return (
    <RecordPage
      record={PAY_GROUP}
      api={groupApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={GroupDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No pay groups yet'),
        text: t('A pay group is paid on one day. Most companies need one.'),
        instead: <StarterButton />,
      }}
      tabs={useSetupTabs()}
    />
  );
}
