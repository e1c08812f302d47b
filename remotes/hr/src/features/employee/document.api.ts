import type { AddDocument, Employee, EmployeeDocument, FileLink, SetPhoto } from '@atrium/contracts';
import { api, type Keyed } from '@atrium/sdk';

interface DocumentStep {
  id: string;
  version: number;
}

const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.query<{ items: EmployeeDocument[] }, string>({
      query: (employeeId) => ({ url: `hr/employees/${employeeId}/documents` }),
      providesTags: ['EmployeeDocument'],
    }),
    addDocument: build.mutation<EmployeeDocument, Keyed<AddDocument> & { employeeId: string }>({
      query: ({ employeeId, ...document }) => ({
        url: `hr/employees/${employeeId}/documents`,
        method: 'POST',
        ...document,
      }),
      invalidatesTags: ['EmployeeDocument'],
    }),
    changeDocument: build.mutation<EmployeeDocument, DocumentStep & { step: 'archive' | 'restore' }>({
      query: ({ id, step, version }) => ({
        url: `hr/employee-documents/${id}/${step}`,
        method: 'POST',
        body: { version },
      }),
      invalidatesTags: ['EmployeeDocument'],
    }),
    deleteDocument: build.mutation<{ done: true }, DocumentStep>({
      query: ({ id, version }) => ({
        url: `hr/employee-documents/${id}`,
        method: 'DELETE',
        body: { version },
      }),
      invalidatesTags: ['EmployeeDocument'],
    }),
    linkDocument: build.mutation<FileLink, string>({
      query: (fileId) => ({ url: `files/${fileId}/link` }),
    }),
    setPhoto: build.mutation<Employee, SetPhoto & { id: string }>({
      query: ({ id, ...body }) => ({ url: `hr/employees/${id}/photo`, method: 'PUT', body }),
      invalidatesTags: ['Employee', 'Photo'],
    }),
  }),
});

export const {
  useListDocumentsQuery,
  useAddDocumentMutation,
  useChangeDocumentMutation,
  useDeleteDocumentMutation,
  useLinkDocumentMutation,
  useSetPhotoMutation,
} = documentApi;
