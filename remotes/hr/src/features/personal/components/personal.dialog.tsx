import {
  GENDER_LABELS,
  GENDERS,
  PERSONAL_LABELS,
  savePersonalSchema,
  type PersonalDetails,
} from '@atrium/contracts';
import { labelled, t, toast, translate } from '@atrium/sdk';
import { FormDialog, SelectField, TextAreaField, TextField, useContractForm } from '@atrium/ui';
import { useSavePersonalMutation } from '../personal.api.js';

interface PersonalDialogProps {
  details: PersonalDetails;
  onClose: () => void;
}

/** HR edits what is kept about a person besides their job. */
export default function PersonalDialog({ details, onClose }: PersonalDialogProps) {
  const [save] = useSavePersonalMutation();
  const { employeeId, version, legalName, personalEmail, gender, homeAddress, permanentAddress } = details;
  const defaultValues = { version, legalName, personalEmail, gender, homeAddress, permanentAddress };
  const form = useContractForm(savePersonalSchema, {
    defaultValues,
    submit: async (values) => {
      await save({ ...values, id: employeeId }).unwrap();
      toast.success(t('Personal details saved'));
      onClose();
    },
  });
  const field = (name: keyof typeof PERSONAL_LABELS & keyof typeof defaultValues) => ({
    label: translate(PERSONAL_LABELS[name]),
    ...form.field(name),
  });
  return (
    <FormDialog title={t('Personal details')} form={form} submitLabel={t('Save')} onClose={onClose}>
      <div className="at-fields">
        <TextField
          autoComplete="off"
          help={t('As on the papers, if colleagues call them something else')}
          {...field('legalName')}
        />
        <SelectField
          placeholder={t('Not entered')}
          options={labelled(GENDERS, GENDER_LABELS)}
          {...field('gender')}
        />
        <TextField type="email" autoComplete="off" wide {...field('personalEmail')} />
        <TextAreaField wide {...field('homeAddress')} />
        <TextAreaField wide {...field('permanentAddress')} />
      </div>
    </FormDialog>
  );
}
