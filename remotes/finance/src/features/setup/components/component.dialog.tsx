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
import { choiceOptions } from '../../../shared/choice.format.js';
import { componentApi, structureApi } from '../../../shared/setup.api.js';
import { FormulaField } from './formula-field.js';
import { Beside } from './beside.js';
import { LiveSlip } from './live-slip.js';

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
    <FormDialog {...form.frame} size="xl" page>
      <Beside slip={<ComponentSlip form={form} row={row} />}>
        <Basics form={form} row={row} />
        <Flags form={form} />
      </Beside>
    </FormDialog>
  );
}

interface PartProps {
  form: ComponentForm;
  row: PayComponent | null;
}

/** The payslip of the first structure, with the component as it is typed. */
function ComponentSlip({ form, row }: PartProps) {
  const { data } = structureApi.useList({ limit: 1, sort: 'name' });
  const { version: _version, ...values }: Record<string, unknown> = form.methods.watch();
  const typed = PAY_COMPONENT.createSchema.safeParse({ code: row?.code, ...values });
  const first = data?.items[0];
  const codes = first?.componentCodes ?? [];
  const code = typed.data?.code;
  return (
    <LiveSlip
      componentCodes={code === undefined || codes.includes(code) ? codes : [...codes, code]}
      balanceCode={first?.balanceCode ?? null}
      drafts={typed.success ? [typed.data] : []}
    />
  );
}

function Basics({ form: { field, methods }, row }: PartProps) {
  const isNew = row === null;
  const { formula, code } = methods.watch() as Partial<CreatePayComponent>;
  const options = (key: string) => choiceOptions(PAY_COMPONENT.list, key);
  return (
    <div className="at-fields">
      <TextField autoComplete="off" {...field('name')} />
      {isNew && (
        <TextField
          autoComplete="off"
          dir="ltr"
          {...field('code')}
          help={t('Formulas name it by this, such as BASIC. It stays.')}
        />
      )}
      <SelectField options={options('kind')} {...field('kind')} />
      <SelectField options={options('rounding')} {...field('rounding')} />
      <FormulaField
        {...field('formula')}
        formula={formula ?? ''}
        code={row?.code ?? code ?? ''}
        onFormula={(next) => methods.setValue('formula', next, { shouldDirty: true, shouldTouch: true })}
      />
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
