import type { InboxNotification, NotificationList, NotificationListQuery } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<NotificationList, Partial<NotificationListQuery>>({
      query: (params) => ({ url: 'notifications', params }),
      providesTags: ['Notification', 'Language'],
    }),
    /** Not kept: the page that asked keeps what it has scrolled through. */
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
