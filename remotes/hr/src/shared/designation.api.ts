import { DESIGNATION } from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

/** People are shown with their designation: a change of one shows in them, too. */
export const designationApi = recordApi(DESIGNATION, 'hr/designations', { also: ['Employee'] });

/** Designations that a text finds, for whoever gets one. */
export const useDesignationOffers: UseOffers = (search) => {
  const { data } = designationApi.useList({ search: search || undefined, limit: 20 });
  return data?.items ?? [];
};
