import { SALARY, type SalaryRecord } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { RecordPage, refFilter, StatusBadge, type ColumnLooks } from '@atrium/ui';
import { sayChoice } from '../../shared/choice.format.js';
import { sayMonth, sayPay } from '../../shared/pay.format.js';
import { nameOfRef, shownRef } from '../../shared/ref.format.js';
import {
  salaryApi,
  useEmployeeOffers,
  useEmployeeRef,
  useGroupOffers,
  useGroupRef,
  useStructureOffers,
  useStructureRef,
} from '../../shared/setup.api.js';
import { STATUS_LOOK } from '../../shared/status-look.js';
import { useSetupPath, useSetupTabs } from './use-setup-tabs.js';

const SalaryDialog = lazyDialog(() => import('./components/salary.dialog.js'));

const LOOKS: ColumnLooks<typeof SALARY.list, SalaryRecord> = {
  employee: { weight: 'name', card: 'name', cell: ({ employee }) => shownRef(employee) },
  from: { card: 'text', cell: ({ from }) => t('from {month}', { month: sayMonth(from) }) },
  ctc: { align: 'end', weight: 'figure', card: 'note', cell: ({ ctc }) => sayPay(ctc) },
  structure: { cell: ({ structure }) => shownRef(structure) },
  group: { cell: ({ group }) => shownRef(group) },
  standing: {
    card: 'state',
    cell: ({ standing }) => {
      const words = sayChoice(SALARY.list, 'standing', standing);
      return standing === 'coming' ? <StatusBadge tone="info">{words}</StatusBadge> : words;
    },
  },
  decidedIn: { cell: ({ decidedIn }) => sayMonth(decidedIn) },
  reason: { cell: ({ reason }) => reason && <bdi>{reason}</bdi> },
  status: { cell: STATUS_LOOK.cell },
};

const EXTRAS = {
  employee: refFilter({ label: () => t('Employee'), useOffers: useEmployeeOffers, useRef: useEmployeeRef }),
  structure: refFilter({
    label: () => t('Structure'),
    useOffers: useStructureOffers,
    useRef: useStructureRef,
  }),
  group: refFilter({ label: () => t('Pay group'), useOffers: useGroupOffers, useRef: useGroupRef }),
};

/** What each person is paid, and from when. */
export default function SalaryPage() {
  return (
    <RecordPage
      record={SALARY}
      api={salaryApi}
      looks={LOOKS}
      nameOf={({ employee }) => nameOfRef(employee)}
      Form={SalaryDialog}
      placeholder={t('Name')}
      empty={{
        title: t('No salaries yet'),
        text: t('Give each person a structure, a pay group and the CTC of a year.'),
      }}
      extras={EXTRAS}
      files={{ back: useSetupPath('salaries') }}
      tabs={useSetupTabs()}
    />
  );
}
