import {
  LABEL,
  MOST_TASK_ROWS,
  TASK_QUICK,
  TASK_QUICK_LABELS,
  type Task,
  type TaskTab,
} from '@atrium/contracts';
import { lazyDialog, lazyPage, t, translate, useMayOpen, useSession } from '@atrium/sdk';
import {
  RecordPage,
  usePhone,
  useSearchParams,
  useShortcuts,
  type FilterExtras,
  type LinkTab,
  type QuickFilter,
} from '@atrium/ui';
import { useMemo } from 'react';
import { useOfferedLabels } from '../label/label.api.js';
import type { LabelPageProps } from '../label/label.page.js';
import { useListSubmittedWeeksQuery } from '../time/week.api.js';
import { TIME_PAGES, type TimePageName } from '../time/time-pages.js';
import { useNamedArea } from '../area/area-select.js';
import { useFlowRecord } from '../flow/use-flow-record.js';
import type { RepeatPageProps } from '../repeat/repeat.page.js';
import type { TemplatePageProps } from '../template/template.page.js';
import { TASK_STEPS } from '../template/task-steps.js';
import { useKeptTabs } from '../template/use-kept-tabs.js';
import { firstUse } from './first-use.js';
import { bulkSteps } from './change-kinds.js';
import { LAYOUTS, layoutTabs, type Layout, type SidePage } from './layouts.js';
import type { LayoutPageProps } from './layout.page.js';
import { callsIn, TaskArea, useTaskArea } from './task-area.js';
import { PageButtons, TemplateButton } from './page-buttons.js';
import { TickTask } from './phone-list.js';
import { OPENED_TASK, TASK_LOOKS } from './task-looks.js';
import { byDueDay, useTaskGroupings } from './task-groupings.js';
import { useCountTasksQuery } from './task.api.js';
import { nameOfTask } from '../parts/task-name.format.js';
import type { TimePageProps } from '../time/time.page.js';
import { useClientOptions, useProjectOptions } from './use-project-options.js';
import { useTimerKey } from './use-timer-key.js';
import { useTaskOffers } from './use-task-offers.js';

const QuickTask = lazyPage(() => import('./quick-task.js'));
const NewTaskDialog = lazyDialog(() => import('./new-task.dialog.js'));
const LayoutPage = lazyPage<LayoutPageProps>(() => import('./layout.page.js'));
const LabelPage = lazyPage<LabelPageProps>(() => import('../label/label.page.js'));
const TemplatePage = lazyPage<TemplatePageProps>(() => import('../template/template.page.js'));
const RepeatPage = lazyPage<RepeatPageProps>(() => import('../repeat/repeat.page.js'));
const TimePage = lazyPage<TimePageProps>(() => import('../time/time.page.js'));

const PAGES = {
  ...{ board: LayoutPage, calendar: LayoutPage, timeline: LayoutPage, workload: LayoutPage },
  ...{ labels: LabelPage, templates: TemplatePage, repeats: RepeatPage, week: TimePage, approve: TimePage },
} satisfies Record<Layout | SidePage, { preload: () => Promise<void> }>;

/**
 * Loads the code of the layout that the address names. React shows what suspends at least 300 ms late, so a page that
 * is opened by its address has its layout, or the line above its list, before it is drawn.
 */
export async function preloadLayout(): Promise<void> {
  const named = new URLSearchParams(window.location.search).get('layout') ?? '';
  const { preload } = named in PAGES ? PAGES[named as keyof typeof PAGES] : QuickTask;
  // What cannot be loaded says so where it is shown.
  await preload().catch(() => undefined);
}

interface TaskPageProps {
  /** Shows the tasks of this area alone. */
  tab?: TaskTab;
}

/** Tasks that the reader sees: a table, a board, by days or by people, with one form. */
export function TaskPage({ tab }: TaskPageProps) {
  const named = useNamedArea();
  return (
    <TaskArea value={tab ?? named}>
      <Layouts fixed={tab !== undefined} chosen={tab ? undefined : named} />
    </TaskArea>
  );
}

interface LayoutsProps {
  /** The page is of one area. */
  fixed: boolean;
  /** The area to which the reader narrowed a page of all. */
  chosen: TaskTab | undefined;
}

function Layouts({ fixed, chosen }: LayoutsProps) {
  const [params, setParams] = useSearchParams();
  const filters = useQuickFilters();
  const pages = useSidePages(fixed);
  const named = params.get('layout');
  const page = pages.find((each) => each === named);
  const layout = LAYOUTS.find((each) => each === named);
  // The list and the board have a line for it.
  useShortcuts(page || (layout && layout !== 'board') ? ['newTask'] : [], () =>
    setParams((before) => (page ? { new: '1' } : withNew(before)), { replace: !page }),
  );
  if (page) {
    const shown = layoutTabs({ current: page, pages, area: chosen });
    if (page === 'labels') return <LabelPage tabs={shown} />;
    if (page === 'templates') return <TemplatePage tabs={shown} />;
    if (page === 'repeats') return <RepeatPage tabs={shown} />;
    return <TimePage page={page} tabs={shown} useOffers={useTaskOffers} />;
  }
  const tabs = layoutTabs({ current: layout ?? null, pages, area: chosen });
  return layout ? <LayoutPage {...{ layout, filters, tabs, fixed }} /> : <TablePage {...{ filters, tabs }} />;
}

function withNew(params: URLSearchParams): URLSearchParams {
  params.set('new', '1');
  return params;
}

function useSidePages(ofArea: boolean): readonly SidePage[] {
  const keepsLabels = useMayOpen()({ session: 'staff', permission: LABEL.check('create') });
  const keepsTemplates = useKeptTabs().length > 0;
  return [
    ...useTimePages(ofArea),
    ...(keepsLabels ? (['labels'] as const) : []),
    ...(keepsTemplates ? (['templates'] as const) : []),
    'repeats',
  ];
}

/** Hours are of all areas; who decides nobody's has nothing to approve. */
function useTimePages(ofArea: boolean): readonly TimePageName[] {
  const { data } = useListSubmittedWeeksQuery(undefined, { skip: ofArea });
  if (ofArea) return [];
  return data?.approver ? TIME_PAGES : ['week'];
}

function useQuickFilters(): QuickFilter[] {
  const { data } = useCountTasksQuery(useTaskArea());
  return TASK_QUICK.map((value) => ({
    ...{ key: 'quick', value, count: data?.[value] },
    label: translate(TASK_QUICK_LABELS[value]),
  }));
}

function TablePage({ filters, tabs }: { filters: QuickFilter[]; tabs: LinkTab[] }) {
  const area = useTaskArea();
  const api = useMemo(() => callsIn(area), [area]);
  const onPhone = usePhone();
  const { record, extras } = useFlowRecord(onPhone);
  const [params] = useSearchParams();
  const { user } = useSession();
  const keepsTemplates = useKeptTabs().length > 0;
  useTimerKey();
  const choices = useFilterChoices();
  return (
    <RecordPage
      record={record}
      besides={<PageButtons />}
      steps={TASK_STEPS(keepsTemplates)}
      files={{ mostRows: MOST_TASK_ROWS }}
      exported={{ tab: area }}
      api={api}
      looks={TASK_LOOKS}
      nameOf={nameOfTask}
      Form={NewTaskDialog}
      placeholder={t('Title or number')}
      addLabel={t('New task')}
      empty={{ ...firstUse(), more: <TemplateButton /> }}
      opened={OPENED_TASK}
      quick={filters}
      groupings={useTaskGroupings()}
      {...(onPhone && onPhones(params))}
      top={<QuickTask />}
      extras={{ ...extras, ...choices }}
      bulkSteps={bulkSteps(user?.id)}
      tabs={tabs}
    />
  );
}

/** What the columns are filtered by whose values are ids. */
function useFilterChoices(): FilterExtras {
  const labels = useOfferedLabels(useTaskArea()).map(({ id, name }) => ({ value: id, label: name }));
  const [projects, clients] = [useProjectOptions(), useClientOptions()];
  return { labels: { options: labels }, project: { options: projects }, client: { options: clients } };
}

/** Cards of a phone are grouped by day where they are in that order, which is the usual one there. */
const onPhones = (params: URLSearchParams) => ({
  besideMenu: (task: Task) => <TickTask task={task} />,
  groupOf: (params.get('sort') ?? 'dueOn') === 'dueOn' ? byDueDay : undefined,
});
