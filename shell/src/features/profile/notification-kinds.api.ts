import type { NotificationKindList } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const notificationKindsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotificationKinds: build.query<NotificationKindList, void>({
      query: () => ({ url: 'notifications/kinds' }),
      providesTags: ['Language'],
    }),
  }),
});

export const { useListNotificationKindsQuery } = notificationKindsApi;
