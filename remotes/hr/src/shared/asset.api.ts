import { ASSET, EMPLOYEE, type Asset, type OwnAssets } from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const assetApi = recordApi(ASSET, { also: [EMPLOYEE.tag, 'OwnAssets'] });

const CHANGED = [ASSET.tag, EMPLOYEE.tag, 'OwnAssets'];

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnAssets: build.query<OwnAssets, void>({
      query: () => ({ url: 'hr/employment/assets' }),
      providesTags: ['OwnAssets'],
    }),
    confirmAsset: build.mutation<Asset, string>({
      query: (id) => ({ url: `hr/employment/assets/${id}/confirm`, method: 'POST', body: {} }),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const { useListOwnAssetsQuery, useConfirmAssetMutation } = moreApi;
