import { givenIn, type AssignmentRow, type Ref } from '@atrium/contracts';
import { formatDate, t, translate } from '@atrium/sdk';
import {
  orDash,
  RecordPage,
  refFilter,
  StatusBadge,
  usePhone,
  type RecordFormProps,
  type LinkTab,
} from '@atrium/ui';
import { useMemo, type ComponentType } from 'react';
import { useDepartmentOffers, useDepartmentRef } from '../department.api.js';
import { useEmployeeOffers, useEmployeeRef } from '../employee.api.js';
import type { AssignmentBook } from './assignment.api.js';

interface AssignmentListProps {
  book: AssignmentBook;
  Form: ComponentType<RecordFormProps<AssignmentRow>>;
  empty: { title: string; text: string };
  tabs: LinkTab[];
}

/** Who follows what from which day on. */
export function AssignmentList({ book, Form, empty, tabs }: AssignmentListProps) {
  const { record, api } = book;
  const { looks, extras } = useMemo(() => partsOf(book), [book]);
  const nameOf = (row: AssignmentRow) => nameIn(row, givenIn(record, row));
  return (
    <RecordPage
      record={record}
      api={api}
      looks={looks}
      nameOf={nameOf}
      Form={Form}
      empty={empty}
      extras={extras}
      tabs={tabs}
    />
  );
}

function nameIn({ employee, department }: AssignmentRow, given: Ref | null): string {
  const whom = employee?.name ?? department?.name ?? t('Everyone');
  return `${given?.name ?? ''} – ${whom}`;
}

function partsOf({ record, useOffers, useRef }: AssignmentBook) {
  const { as } = record;
  const looks = {
    [as]: {
      weight: 'name' as const,
      card: 'name' as const,
      cell: (row: AssignmentRow) => <Title row={row} given={givenIn(record, row)} />,
    },
    employee: { cell: ({ employee }: AssignmentRow) => <bdi>{orDash(employee?.name)}</bdi> },
    department: {
      cell: ({ employee, department }: AssignmentRow) => (
        <bdi>{department?.name ?? (employee ? orDash(null) : t('Everyone'))}</bdi>
      ),
    },
    validFrom: { card: 'note' as const, cell: ({ validFrom }: AssignmentRow) => formatDate(validFrom) },
    status: {
      card: 'state' as const,
      cell: ({ status }: AssignmentRow) =>
        status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active'),
    },
  };
  const extras = {
    employee: refFilter({ label: () => t('Person'), useOffers: useEmployeeOffers, useRef: useEmployeeRef }),
    department: refFilter({
      label: () => t('Department'),
      useOffers: useDepartmentOffers,
      useRef: useDepartmentRef,
    }),
    [as]: refFilter({ label: () => translate(record.of.one), useOffers, useRef }),
  };
  return { looks, extras };
}

/** On a phone, where the other columns are not shown, it says for whom. */
function Title({ row, given }: { row: AssignmentRow; given: Ref | null }) {
  return <bdi>{usePhone() ? nameIn(row, given) : given?.name}</bdi>;
}
