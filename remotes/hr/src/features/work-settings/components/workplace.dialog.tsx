import { OUTSIDE_RULE_LABELS, WORKPLACE, type Workplace } from '@atrium/contracts';
import { allLabelled, t, toast, useStep } from '@atrium/sdk';
import {
  Button,
  FormDialog,
  NumberField,
  RefField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { useDepartmentOffers } from '../../../shared/department.api.js';
import { FieldGroup } from '../../../shared/field-group.js';
import { readPosition } from '../../../shared/position.js';
import { workplaceApi } from '../../../shared/work-plan.api.js';

const FIRST_RADIUS_M = 200;
/** Degrees are kept to a metre or so. */
const DECIMALS = 5;

function useWorkplaceForm({ row, onClose }: RecordFormProps<Workplace>) {
  return useRecordForm(WORKPLACE, {
    row,
    onClose,
    calls: workplaceApi.useCalls(),
    first: {
      name: '',
      latitude: null,
      longitude: null,
      radiusM: FIRST_RADIUS_M,
      networks: '',
      outside: 'refuse',
      departmentId: null,
    },
    nameOf: ({ name }) => name,
  });
}

export default function WorkplaceDialog(props: RecordFormProps<Workplace>) {
  const form = useWorkplaceForm(props);
  const { frame, field, reference } = form;
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField autoComplete="off" wide {...field('name')} />
        <RefField {...reference('departmentId')} useOffers={useDepartmentOffers} help={t('Empty: all.')} />
        <SelectField
          {...field('outside')}
          options={allLabelled(OUTSIDE_RULE_LABELS)}
          help={t('What happens when people clock in or out somewhere else.')}
        />
      </div>
      <FieldGroup title={t('Where it is')}>
        <NumberField {...field('latitude')} />
        <NumberField {...field('longitude')} />
        <NumberField {...field('radiusM')} />
        <HereButton form={form} />
      </FieldGroup>
      <FieldGroup title={t('Its network')}>
        <TextField
          autoComplete="off"
          wide
          {...field('networks')}
          help={t('Addresses of the office as the internet sees it, like 203.0.113.0/24. Empty: none.')}
        />
      </FieldGroup>
    </FormDialog>
  );
}

function HereButton({ form: { methods } }: { form: ReturnType<typeof useWorkplaceForm> }) {
  const { take, busy } = useStep();
  const fill = async () => {
    const position = await readPosition();
    if (!position) {
      toast.error(t('Your browser does not say where you are'), {
        text: t('Allow it, or type the degrees.'),
      });
      return;
    }
    const round = (degrees: number) => Number(degrees.toFixed(DECIMALS));
    methods.setValue('latitude', round(position.latitude), { shouldDirty: true });
    methods.setValue('longitude', round(position.longitude), { shouldDirty: true });
  };
  return (
    <div className="at-actions is-wide">
      <Button size="sm" busy={busy} onClick={() => void take({ work: fill })}>
        {t('Use where I am now')}
      </Button>
    </div>
  );
}
