import { AGENCY_SERVICE_LABELS, AGENCY_SERVICES, type PROJECT, type Project } from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import {
  DateField,
  MoneyField,
  NumberField,
  PeoplePicker,
  PersonPicker,
  SelectField,
  TextField,
  type RecordForm,
} from '@atrium/ui';

export type ProjectForm = RecordForm<typeof PROJECT, Project>;
type Fields = Pick<ProjectForm, 'field'>;

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

const sayCode = (fixed: boolean | undefined): string =>
  fixed
    ? t('Its tasks are numbered with this code, so it stays.')
    : t('Its tasks are numbered with it: KES-1, KES-2. Leave empty for a free one.');

/** What a project is; its kind is chosen once. */
export function ProjectBasics({ field, row }: Fields & { row: Project | null }) {
  const kinds = labelled(AGENCY_SERVICES, AGENCY_SERVICE_LABELS);
  return (
    <>
      <TextField autoComplete="off" {...field('name')} />
      <TextField
        autoComplete="off"
        readOnly={row?.codeFixed}
        help={sayCode(row?.codeFixed)}
        {...field('code')}
      />
      {row === null && <SelectField options={kinds} {...field('kind')} />}
    </>
  );
}

/** Who works on it, from when until when. */
export function ProjectTeam({ field, row, me }: Fields & { row: Project | null; me?: Project['manager'] }) {
  const manager = row?.manager ?? me;
  return (
    <>
      <PersonPicker opens="projects" chosen={manager && optionOf(manager)} {...field('managerId')} />
      <NumberField {...field('budgetHours')} help={t('Leave empty for no limit of hours.')} />
      <MoneyField
        {...(row && { currency: row.currency })}
        {...field('budget')}
        help={t('Leave empty for no budget.')}
      />
      <PeoplePicker
        wide
        chosen={row?.members.map(optionOf)}
        help={t('They see the project and its tasks.')}
        {...field('memberIds')}
      />
      <DateField {...field('startOn')} />
      <DateField {...field('endOn')} />
    </>
  );
}
