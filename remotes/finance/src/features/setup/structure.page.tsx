import { PAY_STRUCTURE, type PayStructureRecord } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { RecordPage, type ColumnLooks } from '@atrium/ui';
import { Code } from '../../shared/code.js';
import { structureApi } from '../../shared/setup.api.js';
import { STATUS_LOOK } from '../../shared/status-look.js';
import { StarterButton } from '../../shared/starter-button.js';
import { useSetupTabs } from './use-setup-tabs.js';

const StructureDialog = lazyDialog(() => import('./components/structure.dialog.js'));

const LOOKS: ColumnLooks<typeof PAY_STRUCTURE.list, PayStructureRecord> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  componentCodes: { card: 'text', cell: ({ componentCodes }) => <Code code={componentCodes.join(', ')} /> },
  balanceCode: { cell: ({ balanceCode }) => balanceCode && <Code code={balanceCode} /> },
  status: STATUS_LOOK,
};

/** Which components a pay consists of. */
export default function StructurePage() {
  return (
    <RecordPage
      record={PAY_STRUCTURE}
      api={structureApi}
      looks={LOOKS}
      nameOf={({ name }) => name}
      Form={StructureDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No salary structures yet'),
        text: t('A structure says which components a salary consists of, in the order of the payslip.'),
        instead: <StarterButton />,
      }}
      tabs={useSetupTabs()}
    />
  );
}
