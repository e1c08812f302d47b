import type { SelectOption } from '@atrium/ui';
import { leaveTypeApi } from '../../shared/leave-type.api.js';

/** Every leave type by name. */
export function useTypeOptions(): SelectOption[] {
  const { data } = leaveTypeApi.useList({ limit: 100 });
  return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
