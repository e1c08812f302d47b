import type { Employee } from '@atrium/contracts';
import { confirm, isApiFailure, toast } from '@atrium/sdk';
import type { MenuItem } from '@atrium/ui';
import { useChangeEmployeeMutation } from './employee.api.js';
import { fullName } from './employee.format.js';

type Transition = 'archive' | 'restore' | 'invite';

const DONE: Record<Transition, (employee: Employee) => string> = {
  invite: ({ workEmail }) => `Invitation sent to ${workEmail}.`,
  archive: (employee) => `${fullName(employee)} is archived.`,
  restore: (employee) => `${fullName(employee)} is back.`,
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
      update: { label: 'Edit', icon: 'pencil', onSelect: () => onEdit(employee) },
      invite: {
        label: employee.status === 'invited' ? 'Send the invitation again' : 'Invite to sign in',
        icon: 'mail',
        onSelect: () => void change(employee, 'invite'),
      },
      restore: { label: 'Restore', icon: 'archive-off', onSelect: () => void change(employee, 'restore') },
      archive: { label: 'Archive', icon: 'archive', danger: true, onSelect: () => void archive(employee) },
    };
    const offered = employee.allowedTransitions.map((transition) => items[transition]);
    if (employee.archivedAt) return offered;
    const documents = { label: 'Documents', icon: 'file', onSelect: () => onDocuments(employee) } as const;
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
      toast.error(isApiFailure(reason) ? reason.error.message : 'This was not saved. Try again.');
    }
  };
  const archive = async (employee: Employee) => {
    const sure = await confirm({
      title: `Archive ${fullName(employee)}?`,
      text: 'They leave the lists and can no longer clock in. Their history stays, and you can restore them.',
      confirmText: 'Archive',
      cancelText: 'Cancel',
      tone: 'danger',
    });
    if (sure) await change(employee, 'archive');
  };
  return { change, archive };
}
