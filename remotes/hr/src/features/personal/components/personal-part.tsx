import { passesCheck, STATUTORY_READ, STATUTORY_UPDATE, type Employee } from '@atrium/contracts';
import { useCan, useUser } from '@atrium/sdk';
import { Details, Statutory } from './details.js';
import EmptyDetails from './empty-details.js';
import { WaitingChanges } from './waiting-changes.js';

/** The private part of an opened employee. */
export default function PersonalPart({ row }: { row: Employee }) {
  const user = useUser();
  const present = row.archivedAt === null;
  const mayEdit = useCan('hrOperations', 'addEmployee', 'update') && present;
  const maySee = passesCheck(user, STATUTORY_READ);
  return (
    <div className="d-grid gap-3">
      <EmptyDetails row={row} />
      <WaitingChanges employeeId={row.id} />
      <Details whose={row.id} mayEdit={mayEdit} mayName={mayEdit} />
      {maySee && <Statutory whose={row.id} mayEdit={present && passesCheck(user, STATUTORY_UPDATE)} />}
    </div>
  );
}
