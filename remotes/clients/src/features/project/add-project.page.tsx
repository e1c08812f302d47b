import { PROJECT, templateEnd, type AgencyService, type Project, type Ref } from '@atrium/contracts';
import { t, useCompanyPath, useUser } from '@atrium/sdk';
import { FormPage, FormSection, Page, RefField, useRecordForm, useSearchParams } from '@atrium/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clientApi, useClientOffers } from '../../shared/client.api.js';
import { nameOfProject, projectApi, useGetFreeCodeQuery } from '../../shared/project.api.js';
import { PROJECTS_PATH } from '../../shared/use-client-tabs.js';
import { PROJECT_BASICS, PROJECT_TEAM, ProjectField, type ProjectForm } from './components/project-fields.js';
import { TemplateChoice } from './components/template-choice.js';
import { TemplatePreview } from './components/template-preview.js';
import { newProject } from './new-project.rules.js';

/** A new project for a client, with the milestones and tasks of its kind. */
export default function AddProjectPage() {
  const user = useUser();
  const navigate = useNavigate();
  const { form, list } = useProjectForm();
  const { field } = form;
  return (
    <Page title={t('Add project')} breadcrumb={[{ label: t('Projects'), to: list }]} fill="flush">
      <FormPage form={form} submitLabel={t('Add project')} onCancel={() => void navigate(list)}>
        <FormSection title={t('Project')} text={t('Its kind decides what it starts with.')}>
          <ClientField form={form} />
          <TemplateChoice form={form} />
          {PROJECT_BASICS.map((name) => (
            <ProjectField key={name} name={name} field={field} row={null} />
          ))}
        </FormSection>
        <FormSection
          title={t('Team and time')}
          text={t('The manager gets the tasks first and hands them on.')}
        >
          {PROJECT_TEAM.map((name) => (
            <ProjectField
              key={name}
              name={name}
              field={field}
              row={null}
              me={{ id: user.id, name: `${user.firstName} ${user.lastName}` }}
            />
          ))}
        </FormSection>
        <TemplatePreview form={form} />
      </FormPage>
    </Page>
  );
}

function useProjectForm() {
  const user = useUser();
  const list = useCompanyPath()(PROJECTS_PATH);
  const navigate = useNavigate();
  const calls = projectApi.useCalls();
  const made = useRef<Project>(null);
  const create = async (given: Parameters<typeof calls.create>[0]) => {
    made.current = await calls.create(given);
    return made.current;
  };
  const form = useRecordForm(PROJECT, {
    row: null,
    nameOf: nameOfProject,
    calls: { ...calls, create },
    first: newProject(user),
    onClose: () => void navigate(made.current ? `${list}&open=${made.current.id}` : list),
  });
  useEndOfKind(form);
  useFreeCode(form);
  return { form, list };
}

/** The end follows the kind and the start until a person sets it. */
function useEndOfKind({ methods }: ProjectForm) {
  const { kind, startOn } = methods.watch() as { kind: AgencyService; startOn: string | null };
  const isOwn = Boolean(methods.formState.dirtyFields['endOn']);
  useEffect(() => {
    if (startOn && !isOwn) methods.setValue('endOn', templateEnd(kind, startOn));
  }, [kind, startOn, isOwn, methods]);
}

/** The code follows the client until a person writes one. */
function useFreeCode({ methods }: ProjectForm) {
  const clientId = methods.watch('clientId') as string;
  const { currentData } = useGetFreeCodeQuery(clientId, { skip: !clientId });
  const isOwn = Boolean(methods.formState.dirtyFields['code']);
  useEffect(() => {
    if (!isOwn) methods.setValue('code', currentData?.code ?? null);
  }, [currentData, isOwn, methods]);
}

/** The client of the address, or one that is chosen. */
function ClientField({ form: { methods, field } }: { form: ProjectForm }) {
  const [params] = useSearchParams();
  const given = params.get('client');
  const { data } = clientApi.useGet(given);
  const [chosen, setChosen] = useState<Ref | null>(null);
  useEffect(() => {
    if (!data) return;
    setChosen({ id: data.id, name: data.name });
    methods.setValue('clientId', data.id);
  }, [data, methods]);
  const { label, error } = field('clientId');
  return (
    <RefField
      label={label}
      error={error}
      chosen={chosen}
      onChoose={(client) => {
        setChosen(client);
        methods.setValue('clientId', client?.id ?? '', { shouldDirty: true });
      }}
      useOffers={useClientOffers}
    />
  );
}
