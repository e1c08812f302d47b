import type { OwnEmployment } from '@atrium/contracts';
import { api } from '@atrium/sdk';

const employmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnEmployment: build.query<OwnEmployment, void>({
      query: () => ({ url: 'hr/employment' }),
      providesTags: ['Employee', 'EmployeeDocument', 'AttendanceDay'],
    }),
  }),
});

export const { useGetOwnEmploymentQuery } = employmentApi;
