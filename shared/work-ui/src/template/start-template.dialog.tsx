import {
  startTemplateSchema,
  TASK_TAB_LABELS,
  TASK_TABS,
  type StartTemplate,
  type TaskTemplate,
} from '@atrium/contracts';
import { labelled, t, toast } from '@atrium/sdk';
import { DateField, FormDialog, SelectField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import { useTaskArea } from '../area/area-context.js';
import { todayHere } from '../day/here.js';
import { StartPreview } from './start-preview.js';
import { useListTaskProjectsQuery, useStartTemplateMutation } from './template.api.js';

export interface StartDialogProps {
  templates: readonly TaskTemplate[];
  onClose: () => void;
}

/** Chooses a template, shows what it makes, and makes it. */
export default function StartTemplateDialog({ templates, onClose }: StartDialogProps) {
  const area = useTaskArea();
  const offered = templates.filter(({ tab }) => area === undefined || tab === null || tab === area);
  const [id, setId] = useState(offered[0]?.id ?? '');
  const template = offered.find((each) => each.id === id);
  const form = useStartForm(id, onClose);
  const { field, methods } = form;
  const given = methods.watch();
  const setPeople = (people: StartTemplate['people']) =>
    methods.setValue('people', people, { shouldDirty: true });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('Start from a template')}
      size="lg"
      submitLabel={t('Add tasks')}
    >
      <div className="d-grid gap-3">
        <div className="at-fields">
          <SelectField
            label={t('Template')}
            options={offered.map((each) => ({ value: each.id, label: each.name }))}
            value={id}
            onChange={({ target }) => {
              setId(target.value);
              setPeople([]);
            }}
          />
          <DateField {...field('startOn')} label={t('Starts on')} />
          <PlaceFields field={field} asksArea={template?.tab === null && area === undefined} />
        </div>
        {template && given.startOn && <StartPreview id={id} given={given} onPeople={setPeople} />}
      </div>
    </FormDialog>
  );
}

function useStartForm(id: string, onClose: () => void) {
  const area = useTaskArea();
  const [start] = useStartTemplateMutation();
  return useContractForm(startTemplateSchema, {
    defaultValues: { startOn: todayHere(), projectId: null, tab: area ?? null, people: [] },
    submit: async (body, key) => {
      const { items } = await start({ id, key, body }).unwrap();
      const count = items.length;
      toast.success(t('{count, plural, one {# task added} other {# tasks added}}', { count }));
      onClose();
    },
  });
}

interface PlaceFieldsProps {
  field: ReturnType<typeof useStartForm>['field'];
  /** The template is for tasks of any area. */
  asksArea: boolean;
}

/** Where the tasks belong. */
function PlaceFields({ field, asksArea }: PlaceFieldsProps) {
  const { data: projects } = useListTaskProjectsQuery();
  return (
    <>
      {projects && projects.items.length > 0 && (
        <SelectField
          {...field('projectId')}
          label={t('Project')}
          placeholder={t('No project')}
          options={projects.items.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
        />
      )}
      {asksArea && (
        <SelectField
          {...field('tab')}
          label={t('Area')}
          placeholder={t('No area')}
          options={labelled(TASK_TABS, TASK_TAB_LABELS)}
        />
      )}
    </>
  );
}
