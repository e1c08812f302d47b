import { PAY_COMPONENT, type CreatePayComponent, type PayComponent } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  CheckField,
  FormDialog,
  SelectField,
  TextField,
  useRecordForm,
  type RecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { choiceOptions } from '../../shared/choice.format.js';
import { componentApi } from '../../shared/component.api.js';

const FIRST: CreatePayComponent = {
  name: '',
  code: '',
  kind: 'earning',
  formula: '',
  prorated: true,
  taxable: true,
  wages: false,
  fixed: true,
  rent: false,
  rounding: 'rupee',
};

type ComponentForm = RecordForm<typeof PAY_COMPONENT, PayComponent>;

/** Adds or edits a component. */
export default function ComponentDialog({ row, onClose }: RecordFormProps<PayComponent>) {
  const form = useRecordForm(PAY_COMPONENT, {
    row,
    onClose,
    calls: componentApi.useCalls(),
    first: FIRST,
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...form.frame} size="lg">
      <Basics form={form} isNew={row === null} />
      <Flags form={form} />
    </FormDialog>
  );
}

function Basics({ form: { field }, isNew }: { form: ComponentForm; isNew: boolean }) {
  const options = (key: string) => choiceOptions(PAY_COMPONENT.list, key);
  return (
    <div className="at-fields">
      <TextField autoComplete="off" {...field('name')} />
      <TextField
        autoComplete="off"
        dir="ltr"
        readOnly={!isNew}
        {...field('code')}
        help={isNew ? t('Formulas name it by this, such as BASIC.') : t('Formulas name it by this, so it stays.')}
      />
      <SelectField options={options('kind')} {...field('kind')} />
      <SelectField options={options('rounding')} {...field('rounding')} />
      <TextField autoComplete="off" dir="ltr" wide {...field('formula')} />
    </div>
  );
}

/** What the law and the month make of it, each with what it means. */
function Flags({ form: { field } }: { form: ComponentForm }) {
  return (
    <fieldset className="d-grid gap-3 m-0 mt-4 p-0 border-0">
      <legend className="form-label">{t('How it counts')}</legend>
      <CheckField {...field('prorated')} help={t('Unpaid days are taken off. Otherwise it is paid whole.')} />
      <CheckField {...field('taxable')} help={t('It is part of the income that is taxed.')} />
      <CheckField
        {...field('wages')}
        help={t('Basic pay and dearness allowance: provident fund and ESI are due on it.')}
      />
      <CheckField
        {...field('fixed')}
        help={t('It is paid every month, and wages are at least half of all that is.')}
      />
      <CheckField {...field('rent')} help={t('In the old regime a part of it is free of tax.')} />
    </fieldset>
  );
}
