import type { Employee } from '@atrium/contracts';
import { confirm, isApiFailure, t, toast } from '@atrium/sdk';
import type { MenuItem } from '@atrium/ui';
import { useChangeEmployeeMutation } from '../../shared/employee.api.js';
import { fullName } from './employee.format.js';

type Transition = 'archive' | 'restore' | 'invite';

const DONE: Record<Transition, (employee: Employee) => string> = {
  invite: ({ workEmail }) => t('Invitation sent to {workEmail}.', { workEmail }),
  archive: (employee) => t('{name} is archived.', { name: fullName(employee) }),
  restore: (employee) => t('{name} is back.', { name: fullName(employee) }),
};

interface Openers {
  onEdit: (employee: Employee) => void;
  onDocuments: (employee: Employee) => void;
}

/** The menu of one row: what the server says the person may do, and doing it. */
export function useEmployeeActions({ onEdit, onDocuments }: Openers) {
  const { change, archive } = useEmployeeSteps();
  return (employee: Employee): MenuItem[] => {
    const items: Record<Employee['allowedTransitions'][number], MenuItem> = {
      update: { label: t('Edit'), icon: 'pencil', onSelect: () => onEdit(employee) },
      invite: {
        label: employee.status === 'invited' ? t('Send the invitation again') : t('Invite to sign in'),
        icon: 'mail',
        onSelect: () => void change(employee, 'invite'),
      },
      restore: { label: t('Restore'), icon: 'archive-off', onSelect: () => void change(employee, 'restore') },
      archive: { label: t('Archive'), icon: 'archive', danger: true, onSelect: () => void archive(employee) },
    };
    const offered = employee.allowedTransitions.map((transition) => items[transition]);
    if (employee.archivedAt) return offered;
    const documents = { label: t('Documents'), icon: 'file', onSelect: () => onDocuments(employee) } as const;
    // After editing, before what leaves the list.
    const at = employee.allowedTransitions.includes('update') ? 1 : 0;
    return [...offered.slice(0, at), documents, ...offered.slice(at)];
  };
}

function useEmployeeSteps() {
  const [changeEmployee] = useChangeEmployeeMutation();
  const change = async (employee: Employee, transition: Transition) => {
    try {
      await changeEmployee({ id: employee.id, version: employee.version, transition }).unwrap();
      toast.success(DONE[transition](employee));
    } catch (reason) {
      toast.error(isApiFailure(reason) ? reason.error.message : t('This was not saved. Try again.'));
    }
  };
  const archive = async (employee: Employee) => {
    const sure = await confirm({
      title: t('Archive {name}?', { name: fullName(employee) }),
      text: t(
        'They leave the lists and can no longer clock in. Their history stays, and you can restore them.',
      ),
      confirmText: t('Archive'),
      cancelText: t('Cancel'),
      tone: 'danger',
    });
    if (sure) await change(employee, 'archive');
  };
  return { change, archive };
}
