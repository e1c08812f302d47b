import { TASK, TASK_PRIORITY_LABELS, type CreateTask } from '@atrium/contracts';
import { formatDate, lazyDialog, t, toast, translate, useMayOpen } from '@atrium/sdk';
import { Badge, Button, FormFailure, IconButton, TextField, useShortcut, useSubmit } from '@atrium/ui';
import { useEffect, useRef, useState } from 'react';
import { todayHere } from '../day/here.js';
import { useLabels } from '../label/label.api.js';
import { FIRST_TASK } from './first-task.js';
import styles from './parts.module.scss';
import { readQuickLine, type QuickLine, type QuickPart } from './quick-line.rules.js';
import { SimilarTasks } from './similar-tasks.js';
import { useTaskArea } from './task-area.js';
import { taskApi } from './task.api.js';
import { nameOfTask } from '../parts/task-name.format.js';
import { sayMinutes } from './say-minutes.js';
import { useNamedPeople, type NamedPeople } from './use-named-people.js';

const TaskDialog = lazyDialog(() => import('./task.dialog.js'));

/** A new task in one line at the top of the page, which shows what it understood. C leads to it. */
export function QuickTask() {
  const mayCreate = useMayOpen()({ session: 'staff', permission: TASK.check('create') });
  const [added, setAdded] = useState(0);
  const [first, setFirst] = useState<CreateTask | null>(null);
  const onAdded = () => setAdded((before) => before + 1);
  if (!mayCreate) return null;
  return (
    <>
      <Line key={added} again={added > 0} onAdded={onAdded} onMore={setFirst} />
      {first && <TaskDialog row={null} {...{ first, onAdded }} onClose={() => setFirst(null)} />}
    </>
  );
}

interface LineProps {
  /** The next one is written right after. */
  again: boolean;
  onAdded: () => void;
  /** All fields instead, with what was written; the line stays until the task is added. */
  onMore: (given: CreateTask) => void;
}

function Line({ again, onAdded, onMore }: LineProps) {
  const quick = useQuickLine();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('newTask', () => input.current?.focus());
  useEffect(() => {
    if (again) input.current?.focus();
  }, [again]);
  const { create } = taskApi.useCalls();
  const form = useSubmit({
    names: ['title'],
    submit: async (_values, key) => {
      const made = await create({ key, body: await quick.task() });
      toast.success(t('{name} added', { name: nameOfTask(made) }));
      onAdded();
    },
  });
  const { onInput, ...field } = form.field('title');
  return (
    <form {...form.formProps} className={styles['quick']}>
      <TextField
        {...field}
        ref={input}
        size="sm"
        label={<span className="visually-hidden">{t('What is to be done')}</span>}
        placeholder={t('New task: cut the reels {example}', { example: '@asha #video !high fri 2h' })}
        help={quick.written && t('@ for a person, # for a label, then a priority, a day, and hours like 2h.')}
        autoComplete="off"
        onInput={({ currentTarget }) => {
          onInput();
          quick.write(currentTarget.value);
        }}
      />
      <FormFailure failure={form.failure} />
      {quick.written && (
        <Below quick={quick} busy={form.busy} onMore={() => void quick.task().then(onMore)} />
      )}
    </form>
  );
}

interface BelowProps {
  quick: ReturnType<typeof useQuickLine>;
  busy: boolean;
  onMore: () => void;
}

/** What was understood, what can be done with it, and what is there already. */
function Below({ quick, busy, onMore }: BelowProps) {
  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <Understood {...quick} />
        <span className={`d-flex gap-2 ${String(styles['push'])}`}>
          <Button size="sm" onClick={onMore}>
            {t('More fields')}
          </Button>
          <Button size="sm" variant="primary" type="submit" busy={busy}>
            {t('Add task')}
          </Button>
        </span>
      </div>
      <SimilarTasks title={quick.line.title} />
    </>
  );
}

function useQuickLine() {
  const area = useTaskArea();
  const labels = useLabels();
  const [text, write] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { people, find } = useNamedPeople(readQuickLine(text, todayHere(), left).parts);
  const line = lineWith(people, { text, left });
  const names = new Map(labels.map(({ name }) => [name.toLowerCase(), name]));
  const taskWith = (known: NamedPeople): CreateTask => ({
    ...{ ...FIRST_TASK, tab: area ?? null },
    ...valuesOf(lineWith(known, { text, left }), known, names),
  });
  return {
    ...{ line, people, write },
    written: text.trim() !== '',
    leave: (words: string) => setLeft(new Set([...left, words])),
    /** Once all names are looked up. */
    task: async () => taskWith(await find()),
  };
}

/** A name that no colleague has is text. */
function lineWith(
  people: NamedPeople,
  { text, left }: { text: string; left: ReadonlySet<string> },
): QuickLine {
  const read = readQuickLine(text, todayHere(), left);
  const unknown = read.parts.filter((part) => part.kind === 'person' && people.get(part.value) === null);
  if (unknown.length === 0) return read;
  return readQuickLine(text, todayHere(), new Set([...left, ...unknown.map(({ words }) => words)]));
}

function valuesOf({ title, parts }: QuickLine, people: NamedPeople, names: ReadonlyMap<string, string>) {
  const assigneeIds = parts.flatMap((part) =>
    part.kind === 'person' ? (people.get(part.value)?.id ?? []) : [],
  );
  const labels = parts.flatMap((part) =>
    part.kind === 'label' ? [names.get(part.value.toLowerCase()) ?? part.value] : [],
  );
  const once = parts.flatMap((part): Partial<CreateTask>[] => {
    if (part.kind === 'priority') return [{ priority: part.value }];
    if (part.kind === 'due') return [{ dueOn: part.value }];
    return part.kind === 'estimate' ? [{ estimate: part.value }] : [];
  });
  return Object.assign(
    { title, labels, assigneeIds: [...new Set(assigneeIds)] },
    ...once,
  ) as Partial<CreateTask>;
}

interface UnderstoodProps {
  line: QuickLine;
  people: NamedPeople;
  leave: (words: string) => void;
}

/** Each part as a chip; a removed one is text again. */
function Understood({ line: { parts }, people, leave }: UnderstoodProps) {
  if (parts.length === 0) return null;
  return (
    <ul className="list-unstyled d-flex flex-wrap gap-1 m-0" aria-label={t('Understood')}>
      {parts.map((part) => {
        const said = sayPart(part, people);
        return (
          <li key={part.words}>
            <Badge>
              <bdi>{said}</bdi>
              <IconButton
                icon="x"
                size="xs"
                label={t('Keep {words} as text', { words: part.words })}
                onClick={() => leave(part.words)}
              />
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}

function sayPart(part: QuickPart, people: NamedPeople): string {
  switch (part.kind) {
    case 'person':
      return people.get(part.value)?.name ?? part.words;
    case 'label':
      return part.words;
    case 'priority':
      return translate(TASK_PRIORITY_LABELS[part.value]);
    case 'due':
      return formatDate(part.value, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
    case 'estimate':
      return sayMinutes(part.value);
  }
}
