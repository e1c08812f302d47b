import type {
  BulkEmployees,
  BulkReport,
  CreateEmployee,
  Employee,
  EmployeeListQuery,
  Page,
  UpdateEmployee,
} from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

interface EmployeeTransition {
  id: string;
  version: number;
  transition: 'archive' | 'restore' | 'invite';
}

const employeeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEmployees: build.query<Page<Employee>, Partial<EmployeeListQuery>>({
      query: (params) => ({ url: 'hr/employees', params }),
      providesTags: ['Employee'],
    }),
    getEmployee: build.query<Employee, string>({
      query: (id) => ({ url: `hr/employees/${id}` }),
      providesTags: ['Employee'],
    }),
    listDepartments: build.query<{ items: string[] }, void>({
      query: () => ({ url: 'hr/departments' }),
      providesTags: ['Employee'],
    }),
    createEmployee: build.mutation<Employee, Keyed<CreateEmployee>>({
      query: (employee) => ({ url: 'hr/employees', method: 'POST', ...employee }),
      invalidatesTags: ['Employee', 'AttendanceBoard', 'User', 'NextStep'],
    }),
    updateEmployee: build.mutation<Employee, UpdateEmployee & { id: string }>({
      query: ({ id, ...body }) => ({ url: `hr/employees/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Employee', 'AttendanceBoard'],
    }),
    changeEmployees: build.mutation<BulkReport, BulkEmployees>({
      query: (body) => ({ url: 'hr/employees/bulk', method: 'POST', body }),
      invalidatesTags: ['Employee', 'AttendanceBoard', 'User'],
    }),
    changeEmployee: build.mutation<Employee, EmployeeTransition>({
      query: ({ id, transition, version }) => ({
        url: `hr/employees/${id}/${transition}`,
        method: 'POST',
        body: { version },
      }),
      invalidatesTags: ['Employee', 'AttendanceBoard', 'User'],
    }),
  }),
});

export const {
  useListEmployeesQuery,
  useGetEmployeeQuery,
  useLazyGetEmployeeQuery,
  useListDepartmentsQuery,
  useCreateEmployeeMutation,
  useUpdateEmployeeMutation,
  useChangeEmployeeMutation,
  useChangeEmployeesMutation,
} = employeeApi;
