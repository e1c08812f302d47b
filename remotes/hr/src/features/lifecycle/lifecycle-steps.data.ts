import type { Employee } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import type { RowStep } from '@atrium/ui';
import { fullName } from '../../shared/employee.api.js';

const SuspendDialog = lazyDialog(() => import('./components/suspend.dialog.js'));
const NoticeDialog = lazyDialog(() => import('./components/notice.dialog.js'));
const ExitDialog = lazyDialog(() => import('./components/exit.dialog.js'));
const ProbationDialog = lazyDialog(() => import('./components/probation.dialog.js'));
const RehireDialog = lazyDialog(() => import('./components/rehire.dialog.js'));

/** The steps of an employment, in the order of a menu; the server says which fit. */
export const lifecycleSteps = (): Record<string, RowStep<Employee>> => ({
  finishOnboarding: {
    label: t('Finish onboarding'),
    icon: 'check',
    done: (row) => t('{name} is onboard', { name: fullName(row) }),
  },
  confirm: {
    label: t('Confirm after probation'),
    icon: 'user-check',
    done: (row) => t('{name} is confirmed', { name: fullName(row) }),
  },
  extendProbation: { label: t('Extend probation'), icon: 'clock', Dialog: ProbationDialog },
  reinstate: {
    label: t('End suspension'),
    icon: 'user-check',
    ask: (row) => ({
      title: t('Let {name} work again?', { name: fullName(row) }),
      text: t('Their account is opened again, with everything that was there.'),
      confirmText: t('End suspension'),
    }),
    done: (row) => t('{name} works again', { name: fullName(row) }),
  },
  suspend: { label: t('Suspend'), icon: 'clock-pause', Dialog: SuspendDialog },
  withdrawNotice: {
    label: t('Withdraw notice'),
    icon: 'history',
    ask: (row) => ({
      title: t('Does {name} stay?', { name: fullName(row) }),
      text: t('The last working day is withdrawn.'),
      confirmText: t('Withdraw notice'),
    }),
    done: (row) => t('{name} stays', { name: fullName(row) }),
  },
  giveNotice: { label: t('Give notice'), icon: 'logout', Dialog: NoticeDialog },
  exit: { label: t('End employment'), icon: 'user-off', danger: true, Dialog: ExitDialog },
  rehire: { label: t('Hire again'), icon: 'user-plus', Dialog: RehireDialog },
});
