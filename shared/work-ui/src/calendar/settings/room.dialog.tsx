import { ROOM, type Room } from '@atrium/contracts';
import { FormDialog, NumberField, TextField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { roomApi } from './room.api.js';

/** Adds or edits a room. */
export default function RoomDialog({ row, onClose }: RecordFormProps<Room>) {
  const { frame, field } = useRecordForm(ROOM, {
    row,
    onClose,
    calls: roomApi.useCalls(),
    first: { name: '', capacity: null, place: null },
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField autoComplete="off" wide {...field('name')} />
        <NumberField {...field('capacity')} />
        <TextField autoComplete="off" {...field('place')} />
      </div>
    </FormDialog>
  );
}
