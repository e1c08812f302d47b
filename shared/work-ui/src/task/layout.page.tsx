import { TASK, TASK_QUICK } from '@atrium/contracts';
import { lazyDialog, t, translate } from '@atrium/sdk';
import {
  Button,
  Page,
  QuickButtons,
  SearchBox,
  Toolbar,
  useRecordForms,
  useSearchParams,
  withValues,
  type LinkTab,
  type QuickFilter,
} from '@atrium/ui';
import { AreaSelect } from '../area/area-select.js';
import { AssigneeFilter, ClientFilter, LabelFilter, ProjectFilter } from './layout-filters.js';
import { NARROWING, type Layout, type LayoutProps } from './layouts.js';
import { PageButtons } from './page-buttons.js';
import styles from './parts.module.scss';
import QuickTask from './quick-task.js';
import { TaskBoard } from './task-board.js';
import { TaskCalendar } from './task-calendar.js';
import { TaskTimeline } from './task-timeline.js';
import { TaskWorkload } from './task-workload.js';
import { useMayAdd } from './use-may-add.js';

const NewTaskDialog = lazyDialog(() => import('./new-task.dialog.js'));

const VIEWS = { board: TaskBoard, calendar: TaskCalendar, timeline: TaskTimeline, workload: TaskWorkload };

export interface LayoutPageProps {
  layout: Layout;
  tabs: LinkTab[];
  filters: QuickFilter[];
  /** The page is of one area. */
  fixed: boolean;
}

function LayoutActions({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      <PageButtons imports />
      {useMayAdd() && (
        <Button size="sm" variant="primary" icon="plus" onClick={onAdd}>
          {t('New task')}
        </Button>
      )}
    </>
  );
}

/** Tasks in another layout than the table, narrowed by a press and by a text. */
export default function LayoutPage({ layout, tabs, filters, fixed }: LayoutPageProps) {
  const { shown, set, isPressed, onPress } = useLayoutQuery();
  const { form, onAdd, onClose } = useRecordForms(useMayAdd());
  const View = VIEWS[layout];
  return (
    <Page
      title={translate(TASK.many)}
      fill={layout === 'board' ? 'work' : 'body'}
      tabs={tabs}
      actions={<LayoutActions onAdd={onAdd} />}
      toolbar={
        <>
          {layout === 'board' && <QuickTask />}
          <Toolbar>
            <SearchBox
              label={t('Search tasks')}
              placeholder={t('Title or number')}
              value={shown.search}
              onSearch={(text) => set('search', text)}
            />
            {!fixed && <AreaSelect />}
            <ProjectFilter value={shown.project} onChange={(value) => set('project', value)} />
            <ClientFilter value={shown.client} onChange={(value) => set('client', value)} />
            <AssigneeFilter value={shown.assignee} onChange={(value) => set('assignee', value)} />
            <LabelFilter value={shown.labels} onChange={(value) => set('labels', value)} />
            <div className={styles['quickFilters']}>
              <QuickButtons filters={filters} isPressed={isPressed} onPress={onPress} />
            </div>
          </Toolbar>
        </>
      }
    >
      <View {...shown} />
      {form && <NewTaskDialog row={null} onClose={onClose} />}
    </Page>
  );
}

/** What is shown, from the address. */
function useLayoutQuery() {
  const [params, setParams] = useSearchParams();
  const set = (name: keyof LayoutProps, value: string) =>
    setParams((before) => withValues(before, { [name]: value }), { replace: true });
  const quick = TASK_QUICK.find((each) => each === params.get('quick'));
  const isPressed = ({ value }: QuickFilter) => value === quick;
  const onPress = (filter: QuickFilter) => set('quick', isPressed(filter) ? '' : filter.value);
  const of = (name: (typeof NARROWING)[number]) => params.get(name) ?? '';
  const shown: LayoutProps = {
    quick,
    search: of('search'),
    labels: of('labels'),
    project: of('project'),
    client: of('client'),
    assignee: of('assignee'),
  };
  return { shown, set, isPressed, onPress };
}
