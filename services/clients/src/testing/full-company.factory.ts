import { randomUUID } from 'node:crypto';
import {
  CLIENT_FILE_USE,
  type CaptureForm,
  type Client,
  type FormSubmission,
  type Lead,
  type LeadSetup,
  type Page,
  type Project,
  type Proposal,
  type ShownProposal,
  type Task,
} from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { taskDraft } from '@atrium/work/testing';
import {
  expectDone,
  uploadFile,
  type FilledCompany,
  type TestPerson,
  type TestPortal,
} from '@atrium/testing';
import { LeadReminders } from '../lead-reminder/lead-reminders.service.js';
import { clientDraft, contactDraft } from './client-draft.factory.js';
import { formDraft } from './form-draft.factory.js';
import { leadDraft } from './lead-draft.factory.js';
import { proposalDraft } from './proposal-draft.factory.js';

/** Clients of the admin with people there. */
export async function fillClients({
  portal,
  company,
  people: { admin },
  word,
}: FilledCompany): Promise<void> {
  const contacts = [
    contactDraft({ firstName: word, emails: [`${word}@client.example`], role: `${word} buyer` }),
    contactDraft({ firstName: `${word} second`, emails: [], phones: [], signs: false }),
  ];
  const words = { industry: word, address: `${word} street`, city: word, tags: [word] };
  const client = clientDraft({ name: `${word} hotels`, ...words, contacts });
  const made = expectDone(await admin.post<Client>('/api/clients', client));
  expectDone(
    await admin.post('/api/client-messages', { clientId: made.id, text: `${word} files`, fileIds: [] }),
  );
  await keepFile(admin, { clientId: made.id, word });
  const signerIds = [made.contact?.id ?? ''];
  const draft = proposalDraft({
    clientId: made.id,
    signerIds,
    title: `${word} plan`,
    intro: `${word} intro`,
  });
  const { title, intro, items, discount, pricesIncludeTax, terms } = draft;
  const template = { name: `${word} template`, title, intro, items, discount, pricesIncludeTax, terms };
  expectDone(await admin.post('/api/proposal-templates', template));
  const { id, version } = expectDone(await admin.post<Proposal>('/api/proposals', draft));
  expectDone(await admin.post(`/api/proposals/${id}/send`, { version }));
  const agreed = expectDone(
    await admin.post<Proposal>('/api/proposals', { ...draft, title: `${word} film` }),
  );
  expectDone(await admin.post(`/api/proposals/${agreed.id}/send`, { version: agreed.version }));
  expectDone(await admin.post(`/api/proposals/${agreed.id}/link`, { signerId: signerIds[0] }));
  expectDone(await admin.post(`/api/proposals/${agreed.id}/client-comments`, { text: `${word} answer` }));
  await accept(portal, `${word}@client.example`);
  const onboarding = {
    leadId: null,
    clientId: made.id,
    invitesLead: false,
    contactIds: [],
    managerId: admin.user.id,
    kickoffOn: null,
    kickoffFrom: '11:00',
    kickoffTitle: `${word} kick-off`,
  };
  expectDone(await admin.post('/api/client-onboardings', onboarding));
  const project = {
    clientId: made.id,
    kind: 'website',
    name: `${word} site`,
    code: null,
    managerId: admin.user.id,
    memberIds: [],
    startOn: '2026-03-02',
    endOn: '2026-05-29',
    budgetHours: 120,
    withTemplate: true,
  };
  const { id: projectId } = expectDone(await admin.post<Project>('/api/projects', project));
  // Its name gives no code, so that the project gets one by its number.
  const other = expectDone(await admin.post<Client>('/api/clients', clientDraft({ name: 'केसर' })));
  const more = { clientId: other.id, name: `${word} shop`, withTemplate: false };
  expectDone(await admin.post('/api/projects', { ...project, ...more }));
  const task = taskDraft({ title: `${word} banners`, visibility: 'client', projectId });
  const shown = expectDone(await admin.post<Task>('/api/tasks', task));
  expectDone(await admin.post(`/api/tasks/${shown.id}/client-comments`, { text: `${word} drafts` }));
  const rule = {
    id: null,
    name: `${word} rule`,
    sources: [],
    services: [],
    cities: [word],
    minValue: null,
    maxValue: null,
    method: 'round_robin',
    pool: [admin.user.id],
    fallbackId: null,
  };
  expectDone(await admin.put('/api/lead-rules', { version: 0, items: [rule] }));
  const lead = leadDraft({
    name: `${word} asks`,
    company: `${word} clinic`,
    emails: [`${word}@lead.example`],
  });
  const yesterday = portal.app.get(Clock).now().getTime() - 86_400_000;
  const next = { nextAction: `${word} demo`, nextOn: new Date(yesterday).toISOString().slice(0, 10) };
  const asked = expectDone(
    await admin.post<Lead>('/api/leads', { ...lead, ...next, city: word, campaign: word }),
  );
  const note = { about: { kind: 'lead', id: asked.id }, kind: 'note', text: `${word} note` };
  expectDone(await admin.post('/api/client-activities', note));
  const { version: setupVersion, ...setup } = expectDone(await admin.get<LeadSetup>('/api/lead-setup'));
  const sources = [...setup.sources, { key: null, name: `${word} fair`, archived: false }];
  expectDone(await admin.put('/api/lead-setup', { ...setup, version: setupVersion, sources, moves: [] }));
  await portal.app.get(TenantDb).run(company.id, () => portal.app.get(LeadReminders).notifyOfDue());
  await fillDuplicates(admin, word);
  await fillForms({ people: { admin }, word });
}

/** One lead three times: two are merged, and the third is said to be somebody else. */
async function fillDuplicates(admin: Admin, word: string): Promise<void> {
  const made: Lead[] = [];
  for (const knownReason of [null, `${word} again`, `${word} once more`]) {
    const twin = { name: `${word} twin`, company: `${word} twins`, emails: [`${word}@twin.example`] };
    made.push(
      expectDone(await admin.post<Lead>('/api/leads', leadDraft({ ...twin, phones: [], knownReason }))),
    );
  }
  const [one, two, three] = made.map(({ id }) => id);
  const versions = Object.fromEntries(made.slice(0, 2).map(({ id, version }) => [id, version]));
  expectDone(await admin.post('/api/contact-merges', { kind: 'lead', ids: [one, two], versions }));
  expectDone(await admin.post('/api/contact-duplicates/part', { kind: 'lead', ids: [one, three] }));
}

async function keepFile(
  admin: TestPerson,
  { clientId, word }: { clientId: string; word: string },
): Promise<void> {
  const fileId = await uploadFile(admin, Buffer.from(`${word} brief`), {
    use: CLIENT_FILE_USE,
    name: `${word} brief.txt`,
  });
  expectDone(await admin.post('/api/client-files', { clientId, fileId, shared: true }));
}

/** The proposal mailed last; its signed paper is kept. */
async function accept(portal: TestPortal, signer: string): Promise<void> {
  const browser = portal.browser();
  const lastMailed = async (pattern: RegExp) => {
    const mails = (await portal.mailsTo(signer)).toReversed();
    return mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0] ?? '';
  };
  const link = await lastMailed(/#link=([\w.-]{40,})/);
  const { contentHash } = expectDone(await browser.post<ShownProposal>('/api/proposal-links/read', { link }));
  const parts = [{ part: 'costs', seconds: 20 }];
  expectDone(await browser.post('/api/proposal-links/reading', { link, contentHash, parts }));
  expectDone(await browser.post('/api/proposal-links/code', { link }));
  const code = await lastMailed(/Enter (\d{6})/);
  const signed = { link, contentHash, name: 'Sameer Shah', agreed: true, code };
  expectDone(await browser.post('/api/proposal-links/accept', signed));
  await portal.settle();
}
/** A form with an enquiry in quarantine, which is then taken, with its consent. */
async function fillForms({ people: { admin }, word }: Pick<FilledCompany, 'word'> & Who): Promise<void> {
  const draft = formDraft({ name: `${word} form`, intro: `${word} intro`, campaign: word });
  const form = expectDone(await admin.post<CaptureForm>('/api/capture-forms', draft));
  const sent = {
    submissionId: randomUUID(),
    name: `${word} visitor`,
    email: `${word}@visitor.example`,
    message: `${word} message`,
    consent: true,
    consentVersion: 1,
  };
  expectDone(await admin.post(`/api/forms/${form.key}`, sent));
  const path = '/api/form-submissions';
  const { items } = expectDone(await admin.get<Page<FormSubmission>>(`${path}?state=waiting`));
  for (const { id, version } of items) expectDone(await admin.post(`${path}/${id}/accept`, { version }));
}

type Admin = FilledCompany['people']['admin'];

type Who = { people: Pick<FilledCompany['people'], 'admin'> };
