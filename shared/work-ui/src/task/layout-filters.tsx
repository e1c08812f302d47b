import { t } from '@atrium/sdk';
import { FilterSelect, PersonPicker, useNamedPerson } from '@atrium/ui';
import { useOfferedLabels } from '../label/label.api.js';
import { useTaskArea } from './task-area.js';
import { useClientOptions, useProjectOptions } from './use-project-options.js';

interface FilterProps {
  value: string;
  onChange: (value: string) => void;
}

export function LabelFilter({ value, onChange }: FilterProps) {
  const labels = useOfferedLabels(useTaskArea());
  if (labels.length === 0) return null;
  return (
    <FilterSelect
      label={t('Label')}
      all={t('All labels')}
      options={labels.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}

export function ProjectFilter({ value, onChange }: FilterProps) {
  const options = useProjectOptions();
  if (options.length === 0) return null;
  return (
    <FilterSelect
      label={t('Project')}
      all={t('All projects')}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

export function ClientFilter({ value, onChange }: FilterProps) {
  const options = useClientOptions();
  if (options.length === 0) return null;
  return (
    <FilterSelect
      label={t('Client')}
      all={t('All clients')}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

export function AssigneeFilter({ value, onChange }: FilterProps) {
  const one = useNamedPerson(value);
  return (
    <PersonPicker
      bare
      key={one?.value}
      size="sm"
      label={t('Assigned')}
      placeholder={t('Everyone')}
      value={value}
      chosen={value ? (one ?? { value, label: t('One person') }) : null}
      onChoose={(option) => onChange(option?.value ?? '')}
    />
  );
}
