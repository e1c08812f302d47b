import { TASK, TASK_REPEAT, type RepeatDates, type RepeatDatesQuery } from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const repeatApi = recordApi(TASK_REPEAT, { also: [TASK.tag] });

const datesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRepeatDates: build.query<RepeatDates, RepeatDatesQuery>({
      query: (params) => ({ url: `${TASK_REPEAT.path}/dates`, params }),
    }),
  }),
});

export const { useGetRepeatDatesQuery } = datesApi;
