import { LABEL, type LabelChoices, type TaskTab } from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const labelApi = recordApi(LABEL);

const choicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLabelChoices: build.query<LabelChoices, undefined>({
      query: () => ({ url: `${LABEL.path}/choices` }),
      providesTags: [LABEL.tag],
    }),
  }),
});

const { useListLabelChoicesQuery } = choicesApi;

const NONE: LabelChoices['items'] = [];

/** All labels of the company. */
export const useLabels = (): LabelChoices['items'] => useListLabelChoicesQuery(undefined).data?.items ?? NONE;

/** The labels that are offered for tasks of an area; undefined: of all areas. */
export function useOfferedLabels(area: TaskTab | undefined): LabelChoices['items'] {
  return useLabels().filter(({ archived, tab }) => !archived && (area === undefined || !tab || tab === area));
}
