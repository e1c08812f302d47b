import { passesCheck, STATUTORY_READ, STATUTORY_UPDATE, type Employee } from '@atrium/contracts';
import { useCan, useUser } from '@atrium/sdk';
import { useGetPersonalQuery, useGetStatutoryQuery } from '../personal.api.js';
import { Details, Statutory } from './details.js';
import { StillEmpty } from './still-empty.js';
import { WaitingChanges } from './waiting-changes.js';

/** The private part of an opened employee. */
export default function PersonalPart({ row }: { row: Employee }) {
  const user = useUser();
  const present = row.archivedAt === null;
  const mayEdit = useCan('hrOperations', 'addEmployee', 'update') && present;
  const maySee = passesCheck(user, STATUTORY_READ);
  const { data: personal } = useGetPersonalQuery(row.id);
  const { data: statutory } = useGetStatutoryQuery(row.id, { skip: !maySee });
  return (
    <div className="d-grid gap-3">
      {personal && (statutory ?? !maySee) && <StillEmpty personal={personal} statutory={statutory} />}
      <WaitingChanges employeeId={row.id} />
      <Details whose={row.id} mayEdit={mayEdit} mayName={mayEdit} />
      {maySee && <Statutory whose={row.id} mayEdit={present && passesCheck(user, STATUTORY_UPDATE)} />}
    </div>
  );
}
