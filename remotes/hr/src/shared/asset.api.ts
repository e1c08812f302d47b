import {
  ASSET,
  EMPLOYEE,
  stepPath,
  type Asset,
  type IssueAsset,
  type OwnAssets,
  type TakeBackAsset,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const assetApi = recordApi(ASSET, 'hr/assets');

type AssetOrder =
  { id: string; step: 'issue'; body: IssueAsset } | { id: string; step: 'takeBack'; body: TakeBackAsset };

const CHANGED = [ASSET.tag, EMPLOYEE.tag, 'OwnAssets'];

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    moveAsset: build.mutation<Asset, AssetOrder>({
      query: ({ id, step, body }) => ({ url: `hr/assets/${id}/${stepPath(step)}`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
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

export const { useMoveAssetMutation, useListOwnAssetsQuery, useConfirmAssetMutation } = moreApi;
