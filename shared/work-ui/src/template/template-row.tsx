import { MOST_LEVELS, type Ref, type TaskOfTemplate, type TemplateWho } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  IconButton,
  NumberField,
  PersonPicker,
  RowMenu,
  SelectField,
  TextField,
  type MenuItem,
} from '@atrium/ui';
import { useState } from 'react';
import { daysOf } from './template-days.rules.js';
import { MoreOfRow, MORE_FIELDS } from './template-row-more.js';
import styles from './template.module.scss';

interface TemplateRowProps {
  people: readonly Ref[];
  /** Labels in use. */
  labels: readonly string[];
  /** What is wrong with a field: `0.title`. */
  faultAt: (path: string) => string | undefined;
  task: TaskOfTemplate;
  at: number;
  above: TaskOfTemplate | null;
  onChange: (changes: Partial<TaskOfTemplate>) => void;
  onRemove: () => void;
}

/** A task of a template: what stands in its line, and below it, when asked for, the rest. */
export function TemplateRow({
  task,
  at,
  above,
  people,
  labels,
  faultAt,
  onChange,
  onRemove,
}: TemplateRowProps) {
  const [asked, setAsked] = useState(false);
  const { title, level } = task;
  const path = (field: string) => `tasks.${String(at)}.${field}`;
  const fault = (field: string) => faultAt(`${String(at)}.${field}`);
  const open = asked || MORE_FIELDS.some((field) => fault(field));
  const name = title || t('Task');
  const deepest = above === null ? 0 : Math.min(MOST_LEVELS - 1, above.level + 1);
  return (
    <div style={{ paddingInlineStart: level * 20 }}>
      <div className={styles['row']}>
        <LineFields task={task} people={people} path={path} fault={fault} onChange={onChange} />
        <IconButton
          icon={open ? 'chevron-down' : 'chevron-right'}
          label={t('More of {name}', { name })}
          aria-expanded={open}
          onClick={() => setAsked(!open)}
        />
        <RowMenu
          label={t('Actions for {name}', { name })}
          items={rowMenu({ level, deepest, onLevel: (to) => onChange({ level: to }), onRemove })}
        />
      </div>
      {open && <MoreOfRow task={task} labels={labels} path={path} fault={fault} onChange={onChange} />}
    </div>
  );
}

interface LineProps extends Pick<TemplateRowProps, 'task' | 'people' | 'onChange'> {
  path: (field: string) => string;
  fault: (field: string) => string | undefined;
}

function LineFields({ task: { title, who, dueDay }, people, path, fault, onChange }: LineProps) {
  return (
    <>
      <TextField
        label={t('Title')}
        name={path('title')}
        value={title}
        error={fault('title')}
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
      <WhoField
        who={who}
        people={people}
        path={path}
        fault={fault}
        onChange={(next) => onChange({ who: next })}
      />
      <NumberField
        label={t('Due in days')}
        name={path('dueDay')}
        value={dueDay ?? ''}
        error={fault('dueDay')}
        onChange={({ target }) => onChange({ dueDay: daysOf(target.value) })}
      />
    </>
  );
}

interface RowSteps extends Pick<TemplateRowProps, 'onRemove'> {
  onLevel: (level: number) => void;
  level: number;
  /** The deepest level that it may have below the task above it. */
  deepest: number;
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

interface WhoFieldProps extends Pick<LineProps, 'people' | 'path' | 'fault'> {
  who: TemplateWho | null;
  onChange: (who: TemplateWho) => void;
}

function WhoField({ who, people, path, fault, onChange }: WhoFieldProps) {
  if (who?.kind === 'role')
    return (
      <TextField
        label={t('Job title')}
        name={path('who.role')}
        value={who.role}
        error={fault('who.role')}
        onChange={({ target }) => onChange({ kind: 'role', role: target.value })}
      />
    );
  if (who?.kind !== 'person') return null;
  const person = people.find(({ id }) => id === who.id);
  return (
    <PersonPicker
      label={t('Person')}
      name={path('who.id')}
      value={who.id}
      error={fault('who.id')}
      chosen={person ? { value: person.id, label: person.name } : null}
      onChange={({ target }) => onChange({ kind: 'person', id: target.value })}
    />
  );
}
