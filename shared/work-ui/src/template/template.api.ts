import {
  TASK,
  TASK_TEMPLATE,
  type CopyTask,
  type StartTemplate,
  type Task,
  type TaskProjects,
  type TemplateDraft,
  type TemplatePlan,
  type TemplateStarted,
} from '@atrium/contracts';
import { api, recordApi, type Keyed } from '@atrium/sdk';

export const templateApi = recordApi(TASK_TEMPLATE);

const startApi = api.injectEndpoints({
  endpoints: (build) => ({
    planTemplate: build.query<TemplatePlan, StartTemplate & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${TASK_TEMPLATE.path}/${id}/plan`, method: 'POST', body }),
      providesTags: [TASK_TEMPLATE.tag],
    }),
    startTemplate: build.mutation<TemplateStarted, Keyed<StartTemplate> & { id: string }>({
      query: ({ id, ...given }) => ({ url: `${TASK_TEMPLATE.path}/${id}/start`, method: 'POST', ...given }),
      invalidatesTags: [TASK.tag],
    }),
    listTaskProjects: build.query<TaskProjects, void>({
      query: () => ({ url: `${TASK_TEMPLATE.path}/projects` }),
    }),
    draftTemplate: build.query<TemplateDraft, string>({
      query: (id) => ({ url: `${TASK.path}/${id}/as-template` }),
      providesTags: [TASK.tag],
    }),
    copyTask: build.mutation<Task, Keyed<CopyTask> & { id: string }>({
      query: ({ id, ...given }) => ({ url: `${TASK.path}/${id}/copy`, method: 'POST', ...given }),
      invalidatesTags: [TASK.tag],
    }),
  }),
});

export const {
  usePlanTemplateQuery,
  useStartTemplateMutation,
  useListTaskProjectsQuery,
  useDraftTemplateQuery,
  useCopyTaskMutation,
} = startApi;
