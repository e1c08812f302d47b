import {
  EMPLOYEE,
  EMPLOYEE_DOCUMENT,
  type AddDocument,
  type AskDocument,
  type Employee,
  type EmployeeDocument,
  type FileLink,
  type SetPhoto,
} from '@atrium/contracts';
import { api, recordApi, type Keyed } from '@atrium/sdk';

/** The steps of documents; they are listed and added below their employee. */
export const documentCalls = recordApi(EMPLOYEE_DOCUMENT);

interface DocumentStep {
  id: string;
  version: number;
}

const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.query<{ items: EmployeeDocument[] }, string>({
      query: (employeeId) => ({ url: `${EMPLOYEE.path}/${employeeId}/documents` }),
      providesTags: ['EmployeeDocument'],
    }),
    addDocument: build.mutation<EmployeeDocument, Keyed<AddDocument> & { employeeId: string }>({
      query: ({ employeeId, ...document }) => ({
        url: `${EMPLOYEE.path}/${employeeId}/documents`,
        method: 'POST',
        ...document,
      }),
      invalidatesTags: ['EmployeeDocument'],
    }),
    askDocument: build.mutation<EmployeeDocument, Keyed<AskDocument> & { employeeId: string }>({
      query: ({ employeeId, ...asked }) => ({
        url: `${EMPLOYEE.path}/${employeeId}/documents/ask`,
        method: 'POST',
        ...asked,
      }),
      invalidatesTags: ['EmployeeDocument'],
    }),
    deleteDocument: build.mutation<{ done: true }, DocumentStep>({
      query: ({ id, version }) => ({
        url: `${EMPLOYEE_DOCUMENT.path}/${id}`,
        method: 'DELETE',
        body: { version },
      }),
      invalidatesTags: ['EmployeeDocument'],
    }),
    linkDocument: build.mutation<FileLink, string>({
      query: (fileId) => ({ url: `files/${fileId}/link` }),
    }),
    setPhoto: build.mutation<Employee, SetPhoto & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${EMPLOYEE.path}/${id}/photo`, method: 'PUT', body }),
      invalidatesTags: ['Employee', 'Photo'],
    }),
  }),
});

export const {
  useListDocumentsQuery,
  useAddDocumentMutation,
  useAskDocumentMutation,
  useDeleteDocumentMutation,
  useLinkDocumentMutation,
  useSetPhotoMutation,
} = documentApi;
