import {
  MOST_LEVELS,
  MOST_TEMPLATE_TASKS,
  type Ref,
  type TaskOfTemplate,
  type TemplateWho,
} from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  Button,
  NumberField,
  Note,
  PersonPicker,
  RowMenu,
  SelectField,
  TextField,
  type MenuItem,
} from '@atrium/ui';
import styles from './template.module.scss';

export const BLANK_TASK: TaskOfTemplate = {
  ...{ title: '', description: null, checklist: [], level: 0, who: null, startDay: null, dueDay: null },
  ...{ estimate: null, priority: 'none', labels: [] },
};

interface TemplateRowsProps {
  tasks: readonly TaskOfTemplate[];
  people: readonly Ref[];
  error: string | undefined;
  onChange: (tasks: TaskOfTemplate[]) => void;
}

/** The tasks of a template in their order; a deeper one is a part of the one above it. */
export function TemplateRows({ tasks, people, error, onChange }: TemplateRowsProps) {
  const put = (at: number, changes: Partial<TaskOfTemplate>) =>
    onChange(tasks.map((task, place) => (place === at ? { ...task, ...changes } : task)));
  return (
    <section className="d-grid gap-3" aria-label={t('Tasks')}>
      {tasks.map((task, at) => (
        <TemplateRow
          key={at}
          {...{ task, people }}
          deepest={at === 0 ? 0 : Math.min(MOST_LEVELS - 1, (tasks[at - 1]?.level ?? 0) + 1)}
          onChange={(changes) => put(at, changes)}
          onRemove={() => onChange(tasks.filter((_, place) => place !== at))}
        />
      ))}
      {error && <Note tone="danger">{error}</Note>}
      {tasks.length < MOST_TEMPLATE_TASKS && (
        <div>
          <Button size="sm" icon="plus" onClick={() => onChange([...tasks, BLANK_TASK])}>
            {t('Add a task')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface TemplateRowProps {
  task: TaskOfTemplate;
  people: readonly Ref[];
  /** The deepest level that it may have below the task above it. */
  deepest: number;
  onChange: (changes: Partial<TaskOfTemplate>) => void;
  onRemove: () => void;
}

function TemplateRow({ task, people, deepest, onChange, onRemove }: TemplateRowProps) {
  const { title, level, who, dueDay } = task;
  return (
    <div className={styles['row']} style={{ paddingInlineStart: level * 20 }}>
      <TextField
        label={t('Title')}
        value={title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <SelectField
        label={t('Done by')}
        placeholder={t('No one yet')}
        options={[
          { value: 'lead', label: t('Project lead') },
          { value: 'role', label: t('A role') },
          { value: 'person', label: t('A person') },
        ]}
        value={who?.kind ?? ''}
        onChange={({ target }) => onChange({ who: whoOf(target.value) })}
      />
      <WhoField who={who} people={people} onChange={(next) => onChange({ who: next })} />
      <NumberField
        label={t('Due in days')}
        value={dueDay ?? ''}
        onChange={({ target }) => onChange(dueIn(task, target.value))}
      />
      <RowMenu
        label={t('Actions for {name}', { name: title || t('Task') })}
        items={rowMenu({ level, deepest, onLevel: (to) => onChange({ level: to }), onRemove })}
      />
    </div>
  );
}

interface RowSteps extends Pick<TemplateRowProps, 'deepest' | 'onRemove'> {
  level: number;
  onLevel: (level: number) => void;
}

const rowMenu = ({ level, deepest, onLevel, onRemove }: RowSteps): MenuItem[] => [
  ...(level < deepest
    ? [{ label: t('Make it a sub-task'), icon: 'list' as const, onSelect: () => onLevel(level + 1) }]
    : []),
  ...(level > 0
    ? [{ label: t('One level up'), icon: 'arrow-up' as const, onSelect: () => onLevel(level - 1) }]
    : []),
  { label: t('Delete'), icon: 'trash', danger: true, onSelect: onRemove },
];

const whoOf = (kind: string): TemplateWho | null => {
  if (kind === 'lead') return { kind };
  if (kind === 'role') return { kind, role: '' };
  return kind === 'person' ? { kind, id: '' } : null;
};

/** A start after the due day would be refused, so it goes. */
function dueIn({ startDay }: TaskOfTemplate, value: string | number): Partial<TaskOfTemplate> {
  const dueDay = value === '' ? null : Number(value);
  return { dueDay, ...(startDay !== null && dueDay !== null && startDay > dueDay && { startDay: null }) };
}

interface WhoFieldProps {
  who: TemplateWho | null;
  people: readonly Ref[];
  onChange: (who: TemplateWho) => void;
}

function WhoField({ who, people, onChange }: WhoFieldProps) {
  if (who?.kind === 'role')
    return (
      <TextField
        label={t('Job title')}
        value={who.role}
        onChange={({ target }) => onChange({ kind: 'role', role: target.value })}
      />
    );
  if (who?.kind !== 'person') return <span />;
  const person = people.find(({ id }) => id === who.id);
  return (
    <PersonPicker
      label={t('Person')}
      value={who.id}
      chosen={person ? { value: person.id, label: person.name } : null}
      onChange={({ target }) => onChange({ kind: 'person', id: target.value })}
    />
  );
}
