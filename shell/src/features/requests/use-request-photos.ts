import type { EmployeeRequest } from '@atrium/contracts';
import { usePhotos } from '@atrium/sdk';

/** Photos of the people of requests, by account. */
export function useRequestPhotos(requests: readonly EmployeeRequest[]): ReadonlyMap<string, string> {
  return usePhotos([...new Set(requests.flatMap(({ userId }) => userId ?? []))]);
}
