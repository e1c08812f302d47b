import {
  EMPLOYEE,
  HIRING_STAGES,
  labelOfHiringStage,
  OPENING,
  stagesWith,
  type Criterion,
  type HiringStage,
  type Opening,
} from '@atrium/contracts';
import { t, translate, useMayOpen } from '@atrium/sdk';
import {
  CheckField,
  DateField,
  FormDialog,
  RefField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { FieldGroup } from '../../../shared/field-group.js';
import { PLACE_OFFERS } from '../../../shared/place-offers.js';
import { openingApi } from '../hiring.api.js';
import { NEW_OPENING } from '../new-opening.data.js';
import { KitList } from './kit-list.js';

/** Edits an opening: who owns it, until when it is open, through which stages applicants go, and what is assessed. */
export default function OpeningDialog({ row, onClose }: RecordFormProps<Opening>) {
  const choosesPeople = useMayOpen()({ session: 'staff', permission: EMPLOYEE.check('read') });
  const { frame, field, reference, methods } = useRecordForm(OPENING, {
    row,
    onClose,
    calls: openingApi.useCalls(),
    first: NEW_OPENING,
    nameOf: ({ title }) => title,
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField {...field('title')} />
        <DateField {...field('closesOn')} />
        {choosesPeople && (
          <>
            <RefField {...reference('ownerId')} useOffers={PLACE_OFFERS.managerId} required />
            <RefField {...reference('departmentId')} useOffers={PLACE_OFFERS.departmentId} />
          </>
        )}
      </div>
      <StageChoice
        chosen={(methods.watch('stages') as HiringStage[] | undefined) ?? []}
        error={field('stages').error}
        onChoose={(stages) => methods.setValue('stages', stages, { shouldDirty: true })}
      />
      <KitList
        label={field('kit').label}
        kit={(methods.watch('kit') as Criterion[] | undefined) ?? []}
        error={field('kit').error}
        onChange={(kit) => methods.setValue('kit', kit, { shouldDirty: true })}
      />
    </FormDialog>
  );
}

interface StageChoiceProps {
  chosen: readonly HiringStage[];
  error: string | undefined;
  onChoose: (stages: HiringStage[]) => void;
}

/** The stages that an opening may do without. */
function StageChoice({ chosen, error, onChoose }: StageChoiceProps) {
  const ids = chosen.map(({ id }) => id);
  const offered = stagesWith(Object.keys(HIRING_STAGES)).filter(
    ({ id }) => !stagesWith([]).some((always) => always.id === id),
  );
  return (
    <FieldGroup title={t('Stages between Applied and Selected')}>
      {offered.map((stage) => (
        <CheckField
          key={stage.id}
          label={translate(labelOfHiringStage(stage))}
          checked={ids.includes(stage.id)}
          onChange={({ target }) =>
            onChoose(stagesWith(target.checked ? [...ids, stage.id] : ids.filter((id) => id !== stage.id)))
          }
        />
      ))}
      {error && (
        <p role="alert" className="at-13 text-danger m-0">
          {error}
        </p>
      )}
    </FieldGroup>
  );
}
