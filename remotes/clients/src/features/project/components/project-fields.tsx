import type { PROJECT, Project } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  DateField,
  MoneyField,
  NumberField,
  PeoplePicker,
  PersonPicker,
  TextField,
  type RecordForm,
} from '@atrium/ui';

export type ProjectForm = RecordForm<typeof PROJECT, Project>;

interface ProjectFieldProps extends Pick<ProjectForm, 'field'> {
  name: ProjectFieldName;
  row: Project | null;
  /** Who manages a new one at first. */
  me?: Project['manager'];
}

/** What a project is. */
export const PROJECT_BASICS = ['name', 'code'] as const;
/** Who works on it, from when until when. */
export const PROJECT_TEAM = ['managerId', 'budgetHours', 'budget', 'memberIds', 'startOn', 'endOn'] as const;
type ProjectFieldName = (typeof PROJECT_BASICS)[number] | (typeof PROJECT_TEAM)[number];

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

const sayCode = (fixed: boolean | undefined): string =>
  fixed
    ? t('Its tasks are numbered with this code, so it stays.')
    : t('Its tasks are numbered with it: KES-1, KES-2. Leave empty for a free one.');

/** A field of a project, the same where one is added and where one is changed. */
export function ProjectField({ name, field, row, me }: ProjectFieldProps) {
  const manager = row?.manager ?? me;
  switch (name) {
    case 'name':
      return <TextField autoComplete="off" {...field(name)} />;
    case 'code':
      return (
        <TextField
          autoComplete="off"
          readOnly={row?.codeFixed}
          help={sayCode(row?.codeFixed)}
          {...field(name)}
        />
      );
    case 'managerId':
      return <PersonPicker opens="projects" chosen={manager && optionOf(manager)} {...field(name)} />;
    case 'budgetHours':
      return <NumberField {...field(name)} help={t('Leave empty for no limit of hours.')} />;
    case 'budget':
      return (
        <MoneyField
          {...(row && { currency: row.currency })}
          {...field(name)}
          help={t('Leave empty for no budget.')}
        />
      );
    case 'memberIds':
      return (
        <PeoplePicker
          wide
          chosen={row?.members.map(optionOf)}
          help={t('They see the project and its tasks.')}
          {...field(name)}
        />
      );
    default:
      return <DateField {...field(name)} />;
  }
}
