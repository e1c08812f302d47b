import {
  TIME_TAG,
  type AddTime,
  type ChangeTime,
  type SetTimer,
  type TaskTime,
  type Timer,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

export const timeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTimer: build.query<Timer, void>({
      query: () => ({ url: 'time/timer' }),
      providesTags: [TIME_TAG],
    }),
    setTimer: build.mutation<Timer, SetTimer>({
      query: (body) => ({ url: 'time/timer', method: 'PUT', body }),
      invalidatesTags: [TIME_TAG, 'Badge'],
    }),
    resumeTimer: build.mutation<Timer, void>({
      query: () => ({ url: 'time/timer/resume', method: 'POST', body: {} }),
      invalidatesTags: [TIME_TAG, 'Badge'],
    }),
    keepTimer: build.mutation<Timer, void>({
      query: () => ({ url: 'time/timer/keep', method: 'POST', body: {} }),
      invalidatesTags: [TIME_TAG],
    }),
    getTaskTime: build.query<TaskTime, string>({
      query: (id) => ({ url: `time/tasks/${id}` }),
      providesTags: [TIME_TAG],
    }),
    addTime: build.mutation<TaskTime, Keyed<AddTime>>({
      query: (entry) => ({ url: 'time/entries', method: 'POST', ...entry }),
      invalidatesTags: [TIME_TAG],
    }),
    changeTime: build.mutation<TaskTime, ChangeTime & { id: string }>({
      query: ({ id, ...body }) => ({ url: `time/entries/${id}`, method: 'PATCH', body }),
      invalidatesTags: [TIME_TAG],
    }),
    deleteTime: build.mutation<TaskTime, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `time/entries/${id}`, method: 'DELETE', body: { version } }),
      invalidatesTags: [TIME_TAG],
    }),
  }),
});

export const {
  useGetTimerQuery,
  useSetTimerMutation,
  useResumeTimerMutation,
  useKeepTimerMutation,
  useGetTaskTimeQuery,
  useAddTimeMutation,
  useChangeTimeMutation,
  useDeleteTimeMutation,
} = timeApi;
