import {
  EMPLOYEE,
  PAY_ADJUSTMENT,
  PAY_COMPONENT,
  PAY_GROUP,
  PAY_STRUCTURE,
  SALARY,
  type Employee,
  type Ref,
} from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

export const componentApi = recordApi(PAY_COMPONENT);
export const structureApi = recordApi(PAY_STRUCTURE);
export const groupApi = recordApi(PAY_GROUP);
/** A group counts who is paid in it. */
export const salaryApi = recordApi(SALARY, { also: [PAY_GROUP.tag] });
export const adjustmentApi = recordApi(PAY_ADJUSTMENT);
const employeeApi = recordApi(EMPLOYEE);

const OFFERED = 20;
const offered = (search: string) => ({ search: search || undefined, limit: OFFERED, sort: 'name' }) as const;

const fullName = ({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** Employees that match a text. */
export const useEmployeeOffers: UseOffers = (search) =>
  (employeeApi.useList(offered(search)).data?.items ?? []).map((row) => ({
    id: row.id,
    name: fullName(row),
    note: row.code,
  }));

export const useStructureOffers: UseOffers = (search) =>
  structureApi.useList(offered(search)).data?.items ?? [];

export const useGroupOffers: UseOffers = (search) => groupApi.useList(offered(search)).data?.items ?? [];

type FoundRef = Ref | null | undefined;

/** The record with the id of a filter; undefined while it is loading. */
export function useEmployeeRef(id: string | undefined): FoundRef {
  const { data, isLoading } = employeeApi.useGet(id);
  if (isLoading) return undefined;
  return data ? { id: data.id, name: fullName(data) } : null;
}

const refIn = ({ data, isLoading }: { data?: Ref | undefined; isLoading: boolean }): FoundRef =>
  isLoading ? undefined : data ? { id: data.id, name: data.name } : null;

export const useStructureRef = (id: string | undefined): FoundRef => refIn(structureApi.useGet(id));
export const useGroupRef = (id: string | undefined): FoundRef => refIn(groupApi.useGet(id));
