import { DESIGNATION } from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

/** A change of a designation also changes the people that are shown with it. */
export const designationApi = recordApi(DESIGNATION, { also: ['Employee'] });

/** Designations that match a text, for choosing one. */
export const useDesignationOffers: UseOffers = (search) => {
  const { data } = designationApi.useList({ search: search || undefined, limit: 20 });
  return data?.items ?? [];
};
