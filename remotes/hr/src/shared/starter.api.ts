import {
  HOLIDAY,
  HOLIDAY_LIST,
  LEAVE_TYPE,
  SCHEDULE,
  SCHEDULE_ASSIGNMENT,
  SHIFT,
  type AddedHolidays,
  type AddHolidays,
  type OfferedHolidays,
  type OfferedHolidaysQuery,
  type Started,
} from '@atrium/contracts';
import { api } from '@atrium/sdk';
import { PLANNED } from './work-plan.api.js';

const starterApi = api.injectEndpoints({
  endpoints: (build) => ({
    addUsualLeaveTypes: build.mutation<Started, void>({
      query: () => ({ url: 'hr/starters/leave-types', method: 'POST' }),
      invalidatesTags: [LEAVE_TYPE.tag, 'Leave', 'NextStep'],
    }),
    addUsualShift: build.mutation<Started, void>({
      query: () => ({ url: 'hr/starters/shift', method: 'POST' }),
      invalidatesTags: [SHIFT.tag, SCHEDULE.tag, SCHEDULE_ASSIGNMENT.tag, ...PLANNED, 'NextStep'],
    }),
    listUsualHolidays: build.query<OfferedHolidays, OfferedHolidaysQuery>({
      query: (params) => ({ url: 'hr/starters/holidays', params }),
      providesTags: [HOLIDAY.tag, HOLIDAY_LIST.tag],
    }),
    addUsualHolidays: build.mutation<AddedHolidays, AddHolidays>({
      query: (body) => ({ url: 'hr/starters/holidays', method: 'POST', body }),
      invalidatesTags: [HOLIDAY.tag, HOLIDAY_LIST.tag, ...PLANNED, 'NextStep'],
    }),
  }),
});

export const {
  useAddUsualLeaveTypesMutation,
  useAddUsualShiftMutation,
  useListUsualHolidaysQuery,
  useAddUsualHolidaysMutation,
} = starterApi;
