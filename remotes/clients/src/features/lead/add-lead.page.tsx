import { LEAD, type Lead } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { Collapse, FormPage, FormSection, Page, TextField, useRecordForm, type RecordForm } from '@atrium/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leadApi } from '../../shared/lead.api.js';
import { KnownContacts } from '../../shared/known-contacts.js';
import { LEAD_ABOUT, LEAD_FIRST, LEAD_WORK, LeadField } from './components/lead-fields.js';
import { nameOfLead } from './lead.format.js';
import { NEW_LEAD } from './new-lead.rules.js';
import { useSettled } from '../../shared/use-settled.js';

/** New leads, one after the other. */
export default function AddLeadPage() {
  const [count, setCount] = useState(0);
  return <AddLead key={count} isFirst={count === 0} onNext={() => setCount(count + 1)} />;
}

/** A new lead; who may be the same is shown while typing. */
function AddLead({ isFirst, onNext }: { isFirst: boolean; onNext: () => void }) {
  const list = useCompanyPath()('client/viewLead');
  const navigate = useNavigate();
  const calls = leadApi.useCalls();
  const made = useRef<Lead>(null);
  const another = useRef(false);
  const create = async (given: Parameters<typeof calls.create>[0]) => {
    made.current = await calls.create(given);
    return made.current;
  };
  const form = useRecordForm(LEAD, {
    row: null,
    nameOf: nameOfLead,
    calls: { ...calls, create },
    first: NEW_LEAD,
    onClose: () =>
      another.current ? onNext() : void navigate(made.current ? `${list}?open=${made.current.id}` : list),
  });
  return (
    <Page title={t('Add lead')} breadcrumb={[{ label: t('Leads'), to: list }]} fill="flush">
      <FormPage
        form={form}
        submitLabel={t('Add lead')}
        onCancel={() => void navigate(list)}
        another={{
          label: t('Save and next'),
          onSubmitBy: (by) => {
            another.current = by;
          },
        }}
      >
        <Person form={form} isFirst={isFirst} />
        <More form={form} />
      </FormPage>
    </Page>
  );
}

type Form = RecordForm<typeof LEAD, Lead>;

const MORE = [...LEAD_ABOUT, ...LEAD_WORK] as const;

/** Can wait. It opens by itself where something in it is wrong. */
function More({ form: { field, methods } }: { form: Form }) {
  const [open, setOpen] = useState(false);
  const isWrong = MORE.some((name) => methods.formState.errors[name] !== undefined);
  return (
    <Collapse
      title={t('More')}
      note={t('Company, place, what they want, and what comes next.')}
      level={2}
      open={open || isWrong}
      onToggle={setOpen}
    >
      <div className="at-fields">
        {MORE.map((name) => (
          <LeadField key={name} name={name} field={field} row={null} />
        ))}
      </div>
    </Collapse>
  );
}

/** Who it is, and who may be the same. */
function Person({ form, isFirst }: { form: Form; isFirst: boolean }) {
  const { name, company, emails, phones, city } = form.methods.watch() as typeof NEW_LEAD;
  const typed = useSettled({
    ...(name && { person: name }),
    ...(company && { company }),
    ...(emails.length > 0 && { emails: emails.join(',') }),
    ...(phones.length > 0 && { phones: phones.join(',') }),
    ...(city && { city }),
  });
  const isKnown = form.methods.formState.errors['knownReason'] !== undefined;
  return (
    <FormSection title={t('Person')} text={t('A name, a way to answer, and where it came from.')}>
      {LEAD_FIRST.map((name) => (
        <LeadField
          key={name}
          name={name}
          field={form.field}
          row={null}
          autoFocus={name === 'name' && !isFirst}
        />
      ))}
      <div className="is-wide">
        <KnownContacts given={typed} offers />
      </div>
      {/* Present from the start, so that the server's sentence finds its place. */}
      <div className={isKnown ? 'is-wide' : 'd-none'}>
        <TextField {...form.field('knownReason')} label={t('Why it is kept twice')} />
      </div>
    </FormSection>
  );
}
