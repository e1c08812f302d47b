import {
  MILESTONE,
  PROJECT,
  TASK_TAG,
  type DecideMilestone,
  type FreeCode,
  type OwnMilestone,
  type Page,
  type Project,
  type Task,
  type TaskDated,
} from '@atrium/contracts';
import { api, recordApi } from '@atrium/sdk';

export const projectApi = recordApi(PROJECT, { also: [MILESTONE.tag, TASK_TAG] });
/** A project counts its milestones. */
export const milestoneApi = recordApi(MILESTONE, { also: [PROJECT.tag] });

export const nameOfProject = ({ name }: Pick<Project, 'name'>): string => name;

const MOST_TASKS = 100;

const moreApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProjectTasks: build.query<Page<Task>, string>({
      query: (project) => ({
        url: 'tasks',
        params: {
          project,
          sort: 'dueOn',
          limit: MOST_TASKS,
          stage: 'backlog,todo,in_progress,review,done',
        },
      }),
      providesTags: [TASK_TAG],
    }),
    getFreeCode: build.query<FreeCode, string>({
      query: (clientId) => ({ url: `${PROJECT.path}/free-code`, params: { clientId } }),
      providesTags: [PROJECT.tag],
    }),
    listDatedTasks: build.query<TaskDated, { project: string; from: string; to: string }>({
      query: (params) => ({ url: 'tasks/dated', params }),
      providesTags: [TASK_TAG],
    }),
    moveTaskDays: build.mutation<Task, Pick<Task, 'id' | 'version' | 'startOn' | 'dueOn'>>({
      query: ({ id, ...body }) => ({ url: `tasks/${id}`, method: 'PATCH', body }),
      invalidatesTags: [TASK_TAG],
    }),
    listOwnMilestones: build.query<{ items: OwnMilestone[] }, void>({
      query: () => ({ url: 'client-portal/milestones' }),
      providesTags: [MILESTONE.tag],
    }),
    decideMilestone: build.mutation<OwnMilestone, DecideMilestone & { id: string }>({
      query: ({ id, ...body }) => ({ url: `client-portal/milestones/${id}/decide`, method: 'POST', body }),
      invalidatesTags: [MILESTONE.tag],
    }),
  }),
});

export const {
  useGetFreeCodeQuery,
  useListDatedTasksQuery,
  useMoveTaskDaysMutation,
  useListProjectTasksQuery,
  useListOwnMilestonesQuery,
  useDecideMilestoneMutation,
} = moreApi;
