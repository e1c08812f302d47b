import { passesCheck, STATUTORY_READ, type Employee } from '@atrium/contracts';
import { useUser } from '@atrium/sdk';
import { useGetPersonalQuery, useGetStatutoryQuery } from '../personal.api.js';
import { StillEmpty } from './still-empty.js';

/** Which details of an employee nobody has entered, as far as the reader may see them. */
export default function EmptyDetails({ row }: { row: Employee }) {
  const maySee = passesCheck(useUser(), STATUTORY_READ);
  const { data: personal } = useGetPersonalQuery(row.id);
  const { data: statutory } = useGetStatutoryQuery(row.id, { skip: !maySee });
  if (!personal || (maySee && !statutory)) return null;
  return <StillEmpty personal={personal} statutory={statutory} />;
}
