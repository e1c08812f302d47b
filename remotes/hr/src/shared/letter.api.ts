import {
  EMPLOYEE,
  EMPLOYEE_DOCUMENT,
  LETTER_TEMPLATE,
  type EmployeeDocument,
  type LetterDraft,
  type MakeLetter,
} from '@atrium/contracts';
import { api, recordApi, type Keyed } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

export const letterTemplateApi = recordApi(LETTER_TEMPLATE);

/** Letter templates that match a text, for choosing one. */
export const useLetterTemplateOffers: UseOffers = (search) => {
  const { data } = letterTemplateApi.useList({ search: search || undefined, limit: 20 });
  return (data?.items ?? []).map(({ id, name }) => ({ id, name, note: null }));
};

const letterApi = api.injectEndpoints({
  endpoints: (build) => ({
    addUsualLetters: build.mutation<{ added: number }, void>({
      query: () => ({ url: `${LETTER_TEMPLATE.path}/usual`, method: 'POST' }),
      invalidatesTags: [LETTER_TEMPLATE.tag],
    }),
    previewLetter: build.query<LetterDraft, MakeLetter & { employeeId: string }>({
      query: ({ employeeId, ...body }) => ({
        url: `${EMPLOYEE.path}/${employeeId}/letters/preview`,
        method: 'POST',
        body,
      }),
      providesTags: [LETTER_TEMPLATE.tag, 'Employee'],
    }),
    makeLetter: build.mutation<EmployeeDocument, Keyed<MakeLetter> & { employeeId: string }>({
      query: ({ employeeId, ...letter }) => ({
        url: `${EMPLOYEE.path}/${employeeId}/letters`,
        method: 'POST',
        ...letter,
      }),
      invalidatesTags: [EMPLOYEE_DOCUMENT.tag],
    }),
  }),
});

export const { useAddUsualLettersMutation, usePreviewLetterQuery, useMakeLetterMutation } = letterApi;
