import {
  CHECKLISTS,
  dayIn,
  DOCUMENT_STATE_LABELS,
  ONBOARDING_STEPS,
  addDays,
  type Checklist,
  type ChecklistSteps,
  type Employee,
  type EmployeeDocument,
  type EmployeeRequest,
  type OnboardingProgressOf,
  type Lifecycle,
  type OnboardingStep,
} from '@atrium/contracts';
import { formatDate, formatList, formatNumber, msg, t, translate, useCan, useCompanyPath } from '@atrium/sdk';
import {
  allOf,
  Card,
  Icon,
  ListRow,
  Loaded,
  StatusText,
  useSearchParams,
  withValues,
  type ListRowProps,
} from '@atrium/ui';
import { useGetChecklistQuery } from './features/checklist/checklist.api.js';
import { useListDocumentsQuery } from './features/employee/document.api.js';
import { sayExpiry } from './features/employee/document.format.js';
import { useListOnboardingQuery } from './features/employee/onboarding-progress.api.js';
import { PROBATION_DAYS } from './features/employee/next-step.rules.js';
import { useGetLifecycleQuery } from './features/lifecycle/lifecycle.api.js';
import { assetInWords } from './features/lifecycle/lifecycle.format.js';
import { useListRequestsOfQuery } from './features/own-requests/own-request.api.js';
import { useToday } from './shared/use-today.js';

interface Step extends Pick<ListRowProps, 'lead' | 'title' | 'text' | 'end'> {
  key: string;
  to: string;
}

/** Addresses of the part of the opened employee, and of a request, where a step is taken. */
interface Places {
  part: (key: string) => string;
  request: (id: string) => string;
}

/** What is to be done next about an employee, each with the way to where one does it. */
export default function EmployeeNextSteps({ row }: { row: Employee }) {
  const places = usePlaces();
  const today = useToday();
  const oversees = useCan('hrOperations', 'leave', 'approve');
  const leaves = row.status === 'notice' || row.status === 'exited';
  const checklist = useGetChecklistQuery(row.id);
  const documents = useListDocumentsQuery(row.id);
  const requests = useListRequestsOfQuery(row.id, { skip: !oversees });
  const lifecycle = useGetLifecycleQuery(row.id, { skip: !leaves });
  const begins = row.status === 'onboarding';
  const onboarding = useListOnboardingQuery(undefined, { skip: !begins });
  const asked = [
    checklist,
    documents,
    ...(begins ? [onboarding] : []),
    ...(oversees ? [requests] : []),
    ...(leaves ? [lifecycle] : []),
  ];
  return (
    <Loaded of={allOf(asked)} current title={t('The next steps could not be loaded')} skeleton={null}>
      {() => (
        <Steps
          steps={[
            ...decisionsOn(requests.currentData?.items ?? [], places),
            ...probationOf(row, places),
            ...onboardingOf(row, onboarding.currentData, places),
            ...checklistsOf(checklist.currentData, places),
            ...documentsOf(documents.currentData?.items ?? [], { today, places }),
            ...returnsOf(lifecycle.currentData, places),
          ]}
        />
      )}
    </Loaded>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <Card title={t('Next steps')} count={steps.length} fill="rows">
      {steps.map(({ key, ...step }) => (
        <ListRow key={key} wrap {...step} />
      ))}
    </Card>
  );
}

function usePlaces(): Places {
  const toPath = useCompanyPath();
  const [params] = useSearchParams();
  return {
    part: (part) => `?${withValues(params, { part }).toString()}`,
    request: (id) => toPath(`requests?request=${id}`),
  };
}

const decisionsOn = (requests: readonly EmployeeRequest[], places: Places): Step[] =>
  requests
    .filter(({ mayDecide }) => mayDecide)
    .map(({ id, title, summary }) => ({
      key: id,
      lead: <Icon name="check" />,
      to: places.request(id),
      title: t('Decide: {request}', { request: title }),
      text: summary,
    }));

function probationOf({ confirmDate, timezone, allowedTransitions }: Employee, places: Places): Step[] {
  const today = dayIn(new Date(), timezone);
  if (!confirmDate || !allowedTransitions.includes('confirm')) return [];
  if (confirmDate > addDays(today, PROBATION_DAYS)) return [];
  const said = t('until {day}', { day: formatDate(confirmDate) });
  return [
    {
      key: 'probation',
      lead: <Icon name="user-check" />,
      to: places.part('job'),
      title: t('Confirm or extend probation'),
      text: lateIf(confirmDate < today, said),
    },
  ];
}

const ONBOARDING_PARTS: Record<OnboardingStep, string> = {
  personal: msg('Personal details'),
  bank: msg('Bank account'),
  statutory: msg('Statutory details'),
  documents: msg('Documents'),
};

/** What somebody who begins has not told yet. */
function onboardingOf({ id }: Employee, known: OnboardingProgressOf | undefined, places: Places): Step[] {
  const found = known?.items.find(({ employeeId }) => employeeId === id);
  if (!found) return [];
  const missing = ONBOARDING_STEPS.filter((step) => !found.done.includes(step));
  const parts = formatList(missing.map((step) => translate(ONBOARDING_PARTS[step])));
  const done = formatNumber(found.done.length);
  return [
    {
      key: 'told',
      lead: <Icon name="user-plus" />,
      to: places.part(missing[0] === 'documents' ? 'documents' : 'personal'),
      title: t('Onboarding'),
      text:
        missing.length > 0
          ? t('Still missing: {parts}', { parts })
          : t('Everything is filled in; it is not sent yet.'),
      end: (
        <span className="at-muted at-13">
          {t('{done} of {all} steps', { done, all: formatNumber(ONBOARDING_STEPS.length) })}
        </span>
      ),
    },
  ];
}

const titleOf = (checklist: Checklist): string =>
  checklist === 'onboarding' ? t('Joining checklist') : t('Leaving checklist');

/** The first open item of each checklist; the server answers them in the order of their days. */
function checklistsOf(known: ChecklistSteps | undefined, places: Places): Step[] {
  return CHECKLISTS.flatMap((checklist) => {
    const items = known?.items.filter((item) => item.checklist === checklist) ?? [];
    const open = items.filter(({ doneAt }) => doneAt === null);
    const [first] = open;
    if (!known || !first) return [];
    const said = t('{item}, until {day}', { item: first.title, day: formatDate(first.dueOn) });
    const done = formatNumber(items.length - open.length);
    const ticked = t('{done} of {all} ticked', { done, all: formatNumber(items.length) });
    return {
      key: checklist,
      lead: <Icon name="list" />,
      to: places.part('checklist'),
      title: titleOf(checklist),
      text: lateIf(first.dueOn < known.today, said),
      end: <span className="at-muted at-13">{ticked}</span>,
    };
  });
}

const documentsOf = (
  documents: readonly EmployeeDocument[],
  { today, places }: { today: string; places: Places },
): Step[] =>
  documents.flatMap(({ id, name, state, expiresOn, archivedAt }) => {
    const expiry = sayExpiry(expiresOn, today);
    if (archivedAt !== null || (state !== 'received' && !expiry)) return [];
    const text = expiry ? (
      <StatusText tone={expiry.tone}>{expiry.said}</StatusText>
    ) : (
      translate(DOCUMENT_STATE_LABELS[state])
    );
    return { key: id, lead: <Icon name="file" />, to: places.part('documents'), title: name, text };
  });

/** Of somebody who leaves or left. */
function returnsOf(lifecycle: Lifecycle | undefined, places: Places): Step[] {
  const out = lifecycle?.handOver.assets.filter(({ lost }) => !lost) ?? [];
  if (out.length === 0) return [];
  const assets = formatList(out.map(assetInWords));
  return [
    {
      key: 'assets',
      lead: <Icon name="device-desktop" />,
      to: places.part('assets'),
      title: t('Assets'),
      text: t('Not returned yet: {assets}', { assets }),
    },
  ];
}

const lateIf = (late: boolean, said: string) => (late ? <StatusText tone="danger">{said}</StatusText> : said);
