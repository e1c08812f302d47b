import type { Announcement } from '@atrium/contracts';
import { api } from '@atrium/sdk';

/** Announcements on the dashboard; their own page uses the calls of every record. */
const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // index.html requests these ahead of the scripts.
    listPinned: build.query<{ items: Announcement[] }, void>({
      query: () => ({ url: 'announcements/pinned' }),
      providesTags: ['Announcement'],
    }),
    withdrawAnnouncement: build.mutation<unknown, { id: string; version: number }>({
      query: ({ id, version }) => ({
        url: `announcements/${id}/withdraw`,
        method: 'POST',
        body: { version },
      }),
      invalidatesTags: ['Announcement', 'Notification'],
    }),
    readAnnouncement: build.mutation<unknown, string>({
      query: (id) => ({ url: `announcements/${id}/read`, method: 'POST' }),
      invalidatesTags: ['Announcement', 'Notification'],
    }),
  }),
});

export const { useListPinnedQuery, useWithdrawAnnouncementMutation, useReadAnnouncementMutation } =
  announcementsApi;
export const { listPinned } = announcementsApi.endpoints;
