import type { PayComponent } from '@atrium/contracts';
import { useMemo } from 'react';
import { componentApi } from './setup.api.js';

/** A structure has at most 50 components. */
const ALL = { limit: 500, sort: 'name' } as const;

/** The components of the company that are not archived, by their codes. */
export function useComponents(): ReadonlyMap<string, PayComponent> {
  const { data } = componentApi.useList(ALL);
  return useMemo(() => new Map((data?.items ?? []).map((each) => [each.code, each])), [data]);
}
