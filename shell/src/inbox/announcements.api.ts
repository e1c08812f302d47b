import type {
  Announcement,
  AnnouncementList,
  AnnouncementQuery,
  CreateAnnouncement,
  UpdateAnnouncement,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

type Query = Partial<AnnouncementQuery>;

const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAnnouncements: build.query<AnnouncementList, Query>({
      query: (params) => ({ url: 'announcements', params }),
      providesTags: ['Announcement'],
    }),
    /** Not kept: the page that asked keeps what it has scrolled through. */
    loadAnnouncements: build.mutation<AnnouncementList, Query>({
      query: (params) => ({ url: 'announcements', params }),
    }),
    createAnnouncement: build.mutation<Announcement, Keyed<CreateAnnouncement>>({
      query: (announcement) => ({ url: 'announcements', method: 'POST', ...announcement }),
      invalidatesTags: ['Announcement'],
    }),
    updateAnnouncement: build.mutation<Announcement, UpdateAnnouncement & { id: string }>({
      query: ({ id, ...body }) => ({ url: `announcements/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Announcement'],
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

export const {
  useListAnnouncementsQuery,
  useLoadAnnouncementsMutation,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
  useWithdrawAnnouncementMutation,
  useReadAnnouncementMutation,
} = announcementsApi;
export const { listAnnouncements } = announcementsApi.endpoints;
