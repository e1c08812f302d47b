import { TASK, TASK_QUICK, TASK_QUICK_LABELS, type TaskQuick } from '@atrium/contracts';
import { lazyDialog, lazyPage, t, translate } from '@atrium/sdk';
import {
  Button,
  Page,
  RecordPage,
  SearchBox,
  Toolbar,
  useRecordForms,
  type LinkTab,
  type QuickFilter,
} from '@atrium/ui';
import { useSearchParams } from 'react-router-dom';
import { TaskLead } from './task-lead.js';
import { TASK_LOOKS } from './task-looks.js';
import { taskApi, useCountTasksQuery } from './task.api.js';
import { nameOfTask } from './task.format.js';

const TaskDialog = lazyDialog(() => import('./task.dialog.js'));
const TaskBoard = lazyPage<{ quick: TaskQuick | undefined; search: string }>(() => import('./task-board.js'));

/** Tasks that the reader sees: a table or a board, with one form. */
export function TaskPage() {
  const [params] = useSearchParams();
  return params.get('layout') === 'board' ? <BoardPage /> : <TablePage />;
}

const tabs = (board: boolean): LinkTab[] => [
  { label: t('List'), to: '?', current: !board },
  { label: t('Board'), to: '?layout=board', current: board },
];

function useQuickFilters(): QuickFilter[] | undefined {
  const { data } = useCountTasksQuery();
  return (
    data &&
    TASK_QUICK.map((value) => ({
      ...{ key: 'quick', value, count: data[value] },
      label: translate(TASK_QUICK_LABELS[value]),
    }))
  );
}

function TablePage() {
  return (
    <RecordPage
      record={TASK}
      api={taskApi}
      looks={TASK_LOOKS}
      nameOf={nameOfTask}
      Form={TaskDialog}
      placeholder={t('Title or number')}
      addLabel={t('New task')}
      empty={{
        title: t('No tasks yet'),
        text: t(
          'Write down what is to be done, who does it and until when. Tasks that you are assigned appear here.',
        ),
      }}
      opened={{ lead: (task) => <TaskLead task={task} /> }}
      quick={useQuickFilters()}
      tabs={tabs(false)}
    />
  );
}

/** What the board shows, from the address. */
function useBoardQuery() {
  const [params, setParams] = useSearchParams();
  const set = (name: 'quick' | 'search', value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  const quick = TASK_QUICK.find((each) => each === params.get('quick'));
  return { quick, search: params.get('search') ?? '', set };
}

function BoardPage() {
  const { quick, search, set } = useBoardQuery();
  const { form, onAdd, onClose } = useRecordForms(true);
  return (
    <Page
      title={translate(TASK.many)}
      fill="work"
      tabs={tabs(true)}
      actions={
        <Button size="sm" variant="primary" icon="plus" onClick={onAdd}>
          {t('New task')}
        </Button>
      }
      toolbar={
        <Toolbar>
          <SearchBox
            label={t('Search tasks')}
            placeholder={t('Title or number')}
            value={search}
            onSearch={(text) => set('search', text)}
          />
          <QuickButtons quick={quick} onQuick={(value) => set('quick', value)} />
        </Toolbar>
      }
    >
      <TaskBoard {...{ quick, search }} />
      {form && <TaskDialog row={null} onClose={onClose} />}
    </Page>
  );
}

interface QuickButtonsProps {
  quick: TaskQuick | undefined;
  /** An empty text shows all again. */
  onQuick: (quick: string) => void;
}

function QuickButtons({ quick, onQuick }: QuickButtonsProps) {
  const filters = useQuickFilters() ?? [];
  return (
    <div className="d-flex gap-1" role="group" aria-label={t('Quick filters')}>
      {filters.map(({ value, label, count }) => (
        <Button
          key={value}
          size="xs"
          variant={value === quick ? 'secondary' : 'ghost'}
          aria-pressed={value === quick}
          onClick={() => onQuick(value === quick ? '' : value)}
        >
          {label} <bdi className="at-muted">{count}</bdi>
        </Button>
      ))}
    </div>
  );
}
