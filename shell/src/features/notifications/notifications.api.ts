import type { InboxNotification, NotificationList, NotificationListQuery } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<NotificationList, Partial<NotificationListQuery>>({
      query: (params) => ({ url: 'notifications', params }),
      providesTags: ['Notification', 'Language'],
    }),
    /** A mutation, because its answer is not cached: the page keeps the notifications that it has loaded. */
    loadNotifications: build.mutation<NotificationList, Partial<NotificationListQuery>>({
      query: (params) => ({ url: 'notifications', params }),
    }),
    markNotification: build.mutation<InboxNotification, { id: string; read: boolean }>({
      query: ({ id, read }) => ({ url: `notifications/${id}`, method: 'PATCH', body: { read } }),
      invalidatesTags: ['Notification'],
    }),
    readNotifications: build.mutation<unknown, string>({
      query: (upTo) => ({ url: 'notifications/read', method: 'POST', body: { upTo } }),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const {
  useListNotificationsQuery,
  useLoadNotificationsMutation,
  useMarkNotificationMutation,
  useReadNotificationsMutation,
} = notificationsApi;
