import { TASK, TASK_QUICK } from '@atrium/contracts';
import { lazyDialog, t, translate } from '@atrium/sdk';
import {
  Button,
  FilterSelect,
  Page,
  QuickButtons,
  SearchBox,
  Toolbar,
  useRecordForms,
  type LinkTab,
  type QuickFilter,
} from '@atrium/ui';
import { useSearchParams } from 'react-router-dom';
import { AreaSelect } from '../area/area-select.js';
import { useOfferedLabels } from '../label/label.api.js';
import type { Layout } from './layouts.js';
import { useTaskArea } from './task-area.js';
import { PageButtons } from './page-buttons.js';
import { QuickTask } from './quick-task.js';
import { TaskBoard } from './task-board.js';
import { TaskCalendar } from './task-calendar.js';
import { TaskTimeline } from './task-timeline.js';
import { TaskWorkload } from './task-workload.js';

const TaskDialog = lazyDialog(() => import('./task.dialog.js'));

const VIEWS = { board: TaskBoard, calendar: TaskCalendar, timeline: TaskTimeline, workload: TaskWorkload };

export interface LayoutPageProps {
  layout: Layout;
  tabs: LinkTab[];
  filters: QuickFilter[];
  /** The page is of one area. */
  fixed: boolean;
}

/** Tasks in another layout than the table, narrowed by a press and by a text. */
export default function LayoutPage({ layout, tabs, filters, fixed }: LayoutPageProps) {
  const { quick, search, labels, set, isPressed, onPress } = useLayoutQuery();
  const { form, onAdd, onClose } = useRecordForms(true);
  const View = VIEWS[layout];
  return (
    <Page
      title={translate(TASK.many)}
      fill={layout === 'board' ? 'work' : 'body'}
      tabs={tabs}
      actions={
        <>
          <PageButtons imports />
          <Button size="sm" variant="primary" icon="plus" onClick={onAdd}>
            {t('New task')}
          </Button>
        </>
      }
      toolbar={
        <>
          {layout === 'board' && <QuickTask />}
          <Toolbar>
            <SearchBox
              label={t('Search tasks')}
              placeholder={t('Title or number')}
              value={search}
              onSearch={(text) => set('search', text)}
            />
            {!fixed && <AreaSelect />}
            <LabelFilter value={labels} onChange={(value) => set('labels', value)} />
            <QuickButtons {...{ filters, isPressed, onPress }} />
          </Toolbar>
        </>
      }
    >
      <View {...{ quick, search, labels }} />
      {form && <TaskDialog row={null} onClose={onClose} />}
    </Page>
  );
}

/** What is shown, from the address. */
function useLayoutQuery() {
  const [params, setParams] = useSearchParams();
  const set = (name: 'quick' | 'search' | 'labels', value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  const quick = TASK_QUICK.find((each) => each === params.get('quick'));
  const isPressed = ({ value }: QuickFilter) => value === quick;
  const onPress = (filter: QuickFilter) => set('quick', isPressed(filter) ? '' : filter.value);
  const [search, labels] = [params.get('search') ?? '', params.get('labels') ?? ''];
  return { quick, search, labels, set, isPressed, onPress };
}

interface LabelFilterProps {
  value: string;
  onChange: (value: string) => void;
}

function LabelFilter({ value, onChange }: LabelFilterProps) {
  const labels = useOfferedLabels(useTaskArea());
  if (labels.length === 0) return null;
  return (
    <FilterSelect
      label={t('Label')}
      all={t('All labels')}
      options={labels.map(({ id, name }) => ({ value: id, label: name }))}
      {...{ value, onChange }}
    />
  );
}
