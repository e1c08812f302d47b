import {
  EMPLOYEE,
  GENDER_LABELS,
  GENDERS,
  PERSONAL_LABELS,
  savePersonalStepSchema,
  type PersonalDetails,
} from '@atrium/contracts';
import { labelled, t, translate, useUser } from '@atrium/sdk';
import {
  DateField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
  useContractForm,
  type ContractForm,
} from '@atrium/ui';
import { ContactList, contactsToEdit } from '../components/contact-list.js';
import { useSavePersonalStepMutation } from './onboarding.api.js';
import { StepCard } from './step-card.js';

interface PersonalStepProps {
  details: PersonalDetails;
  onDone: () => void;
}

/** Who the person is, where they live, and whom to call. */
export function PersonalStep({ details, onDone }: PersonalStepProps) {
  const [save] = useSavePersonalStepMutation();
  const { firstName, lastName } = useUser();
  const { version, legalName, birthDate, gender, phone } = details;
  const { personalEmail, homeAddress, permanentAddress, emergencyContacts } = details;
  const form = useContractForm(savePersonalStepSchema, {
    defaultValues: {
      version,
      legalName: legalName ?? `${firstName} ${lastName}`,
      birthDate: birthDate ?? '',
      gender: gender ?? undefined,
      phone: phone ?? '',
      personalEmail,
      homeAddress: homeAddress ?? '',
      permanentAddress,
      contacts: contactsToEdit(emergencyContacts),
    },
    submit: async (values) => {
      await save(values).unwrap();
      onDone();
    },
  });
  return (
    <StepCard
      title={t('About you')}
      text={t('Only you and HR see this. Your manager sees the emergency contacts.')}
      form={form}
    >
      <PersonFields form={form} />
      <h3 className="m-0 mt-2">{translate(PERSONAL_LABELS.emergencyContacts)}</h3>
      <ContactList
        contacts={form.methods.watch('contacts')}
        put={(next) => form.methods.setValue('contacts', next, { shouldDirty: true })}
        field={form.field}
      />
    </StepCard>
  );
}

function PersonFields({ form: { field } }: { form: ContractForm<typeof savePersonalStepSchema> }) {
  return (
    <div className="at-fields">
      <TextField
        label={translate(PERSONAL_LABELS.legalName)}
        help={t('As on your papers')}
        autoComplete="name"
        {...field('legalName')}
      />
      <DateField label={translate(EMPLOYEE.fields.birthDate.label)} {...field('birthDate')} />
      <SelectField
        label={translate(PERSONAL_LABELS.gender)}
        placeholder={t('Choose')}
        options={labelled(GENDERS, GENDER_LABELS)}
        {...field('gender')}
      />
      <PhoneField label={translate(EMPLOYEE.fields.phone.label)} {...field('phone')} />
      <TextField
        label={translate(PERSONAL_LABELS.personalEmail)}
        type="email"
        autoComplete="off"
        wide
        {...field('personalEmail')}
      />
      <TextAreaField
        label={translate(PERSONAL_LABELS.homeAddress)}
        autoComplete="street-address"
        wide
        {...field('homeAddress')}
      />
      <TextAreaField
        label={translate(PERSONAL_LABELS.permanentAddress)}
        help={t('If it is another one')}
        wide
        {...field('permanentAddress')}
      />
    </div>
  );
}
