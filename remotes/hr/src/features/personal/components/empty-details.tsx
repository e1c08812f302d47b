import type { Employee } from '@atrium/contracts';
import { useGetEmptyDetailsQuery } from '../personal.api.js';
import { StillEmpty, StillEmptyPlace } from './still-empty.js';

/** Which details of an employee nobody has entered, as far as the reader may see them. */
export default function EmptyDetails({ row }: { row: Employee }) {
  const { data, error } = useGetEmptyDetailsQuery(row.id);
  if (data) return <StillEmpty details={data.items} />;
  return error ? null : <StillEmptyPlace />;
}
