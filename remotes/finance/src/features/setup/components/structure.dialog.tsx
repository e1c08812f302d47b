import { PAY_STRUCTURE, type CreatePayStructure, type PayStructureRecord } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  FormDialog,
  SelectField,
  TextField,
  useRecordForm,
  type RecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { structureApi } from '../../../shared/setup.api.js';
import { useComponents } from '../../../shared/use-components.js';
import { Beside } from './beside.js';
import { LiveSlip } from './live-slip.js';
import { StructureLines } from './structure-lines.js';

const FIRST: CreatePayStructure = { name: '', componentCodes: [], balanceCode: null };

/** Adds or edits a structure. */
export default function StructureDialog({ row, onClose }: RecordFormProps<PayStructureRecord>) {
  const form = useRecordForm(PAY_STRUCTURE, {
    row,
    onClose,
    calls: structureApi.useCalls(),
    first: FIRST,
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...form.frame} size="xl" page>
      <Beside slip={<StructureSlip form={form} />}>
        <StructureFields form={form} />
      </Beside>
    </FormDialog>
  );
}

type StructureForm = RecordForm<typeof PAY_STRUCTURE, PayStructureRecord>;

function StructureSlip({ form: { methods } }: { form: StructureForm }) {
  const { componentCodes = [], balanceCode } = methods.watch() as Partial<CreatePayStructure>;
  return <LiveSlip componentCodes={componentCodes} balanceCode={balanceCode || null} drafts={[]} />;
}

function StructureFields({ form }: { form: StructureForm }) {
  const { field, methods } = form;
  const components = useComponents();
  const { componentCodes: codes = [] } = methods.watch() as Partial<CreatePayStructure>;
  const { error } = field('componentCodes');
  const change = (next: string[]) => {
    methods.setValue('componentCodes', next, { shouldDirty: true, shouldValidate: error !== undefined });
    const balance: unknown = methods.getValues('balanceCode');
    if (typeof balance === 'string' && !next.includes(balance))
      methods.setValue('balanceCode', null, { shouldDirty: true });
  };
  return (
    <>
      <TextField autoComplete="off" {...field('name')} />
      <StructureLines codes={codes} components={components} error={error} onChange={change} />
      <SelectField
        {...field('balanceCode')}
        options={[
          { value: '', label: t('None') },
          ...codes.map((code) => ({ value: code, label: components.get(code)?.name ?? code })),
        ]}
        help={t('It is what the other components leave of the CTC, whatever its own formula says.')}
      />
    </>
  );
}
