import { EMPLOYEE, type ChangeJob, type JobHistory, type OrgChart } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const CHANGED = [EMPLOYEE.tag, 'AttendanceBoard'];

const jobApi = api.injectEndpoints({
  endpoints: (build) => ({
    getJobHistory: build.query<JobHistory, string>({
      query: (id) => ({ url: `${EMPLOYEE.path}/${id}/jobs` }),
      providesTags: [EMPLOYEE.tag],
    }),
    changeJob: build.mutation<JobHistory, ChangeJob & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${EMPLOYEE.path}/${id}/jobs`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    editJobChange: build.mutation<JobHistory, ChangeJob & { id: string }>({
      query: ({ id, ...body }) => ({ url: `hr/job-changes/${id}/change`, method: 'POST', body }),
      invalidatesTags: CHANGED,
    }),
    cancelJobChange: build.mutation<unknown, string>({
      query: (id) => ({ url: `hr/job-changes/${id}/cancel`, method: 'POST', body: {} }),
      invalidatesTags: CHANGED,
    }),
    getOrgChart: build.query<OrgChart, undefined>({
      query: () => ({ url: 'hr/org-chart' }),
      providesTags: [EMPLOYEE.tag],
    }),
  }),
});

export const {
  useGetJobHistoryQuery,
  useChangeJobMutation,
  useEditJobChangeMutation,
  useCancelJobChangeMutation,
  useGetOrgChartQuery,
} = jobApi;
