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
  personFilter,
  RecordPage,
  SkeletonPage,
  usePhone,
  useSearchParams,
  useShortcuts,
  type FilterExtras,
  type LinkTab,
  type QuickFilter,
} from '@atrium/ui';
import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { useOfferedLabels } from '../label/label.api.js';
import type { LabelPageProps } from '../label/label.page.js';
import { useListSubmittedWeeksQuery } from '../time/week.api.js';
import type { TimePageName } from '../time/time-pages.js';
import { useNamedArea } from '../area/area-select.js';
import { useFlowRecord } from '../flow/use-flow-record.js';
import type { RepeatPageProps } from '../repeat/repeat.page.js';
import type { TemplatePageProps } from '../template/template.page.js';
import { TASK_STEPS } from '../template/task-steps.js';
import { useKeepsTemplates } from '../template/use-kept-tabs.js';
import { firstUse } from './first-use.js';
import { bulkSteps } from './change-kinds.js';
import { LAYOUTS, layoutTabs, listPath, SIDE_PAGES, type Layout, type SidePage } from './layouts.js';
import type { LayoutPageProps } from './layout.page.js';
import { callsIn, TaskArea, useTaskArea } from './task-area.js';
import { PageButtons, TemplateButton } from './page-buttons.js';
import { TickTask } from './phone-list.js';
import { hasOwnColumn, openedTask, TASK_LOOKS } from './task-looks.js';
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
  board: LayoutPage,
  calendar: LayoutPage,
  timeline: LayoutPage,
  workload: LayoutPage,
  labels: LabelPage,
  templates: TemplatePage,
  repeats: RepeatPage,
  week: TimePage,
  approve: TimePage,
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
  const given = useSidePages(fixed);
  const named = params.get('layout');
  const page = SIDE_PAGES.find((each) => each === named);
  const layout = LAYOUTS.find((each) => each === named);
  // The list and the board have a line for it.
  useShortcuts(page || (layout && layout !== 'board') ? ['newTask'] : [], () =>
    setParams((before) => (page ? { new: '1' } : withNew(before)), { replace: !page }),
  );
  const pages = SIDE_PAGES.filter((each) => given[each]);
  const tabs = layoutTabs({ current: page ?? layout ?? null, pages, area: chosen });
  if (page) return <SidePageOf page={page} tabs={tabs} given={given[page]} list={listPath(chosen)} />;
  return layout ? (
    <LayoutPage layout={layout} filters={filters} tabs={tabs} fixed={fixed} />
  ) : (
    <TablePage filters={filters} tabs={tabs} />
  );
}

interface SidePageProps {
  page: SidePage;
  tabs: LinkTab[];
  /** Undefined: it is not known yet whether the reader has it. */
  given: boolean | undefined;
  /** The way to the tasks. */
  list: string;
}

/** The rest of such an address, as a form to open, is about the page and not about the tasks. */
function SidePageOf({ page, tabs, given, list }: SidePageProps) {
  if (given === undefined) return <SkeletonPage />;
  if (!given) return <Navigate to={list} replace />;
  if (page === 'labels') return <LabelPage tabs={tabs} />;
  if (page === 'templates') return <TemplatePage tabs={tabs} />;
  if (page === 'repeats') return <RepeatPage tabs={tabs} />;
  return <TimePage page={page} tabs={tabs} useOffers={useTaskOffers} />;
}

function withNew(params: URLSearchParams): URLSearchParams {
  params.set('new', '1');
  return params;
}

/** Which pages beside the tasks the reader has; undefined: the server has not said it yet. */
function useSidePages(ofArea: boolean): Record<SidePage, boolean | undefined> {
  const keepsLabels = useMayOpen()({ session: 'staff', permission: LABEL.check('create') });
  return {
    ...useTimePages(ofArea),
    labels: keepsLabels,
    templates: useKeepsTemplates(),
    repeats: true,
  };
}

/** Hours are of all areas; who decides nobody's has nothing to approve. */
function useTimePages(ofArea: boolean): Record<TimePageName, boolean | undefined> {
  const { data, error } = useListSubmittedWeeksQuery(undefined, { skip: ofArea });
  const approves = error && !data ? false : data?.approver;
  return { week: !ofArea, approve: ofArea ? false : approves };
}

function useQuickFilters(): QuickFilter[] {
  const { data } = useCountTasksQuery(useTaskArea());
  return TASK_QUICK.map((value) => ({
    key: 'quick',
    value,
    count: data?.[value],
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
  const keepsTemplates = useKeepsTemplates() === true;
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
      opened={openedTask(hasOwnColumn(record))}
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
  return {
    ...PEOPLE_FILTERS,
    labels: { options: labels },
    project: { options: projects },
    client: { options: clients },
  };
}

const PEOPLE_FILTERS: FilterExtras = {
  assignee: personFilter({ label: () => t('Assigned') }),
  handedFrom: personFilter({ label: () => t('From') }),
};

/** Cards of a phone are grouped by day where they are in that order, which is the usual one there. */
const onPhones = (params: URLSearchParams) => ({
  besideMenu: (task: Task) => <TickTask task={task} />,
  groupOf: (params.get('sort') ?? 'dueOn') === 'dueOn' ? byDueDay : undefined,
});
