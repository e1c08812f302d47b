import { EMPLOYEE_PHOTO_LIMIT, EMPLOYEE_PHOTO_USE, type Employee } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, Dialog, PhotoField, type RecordDialogProps } from '@atrium/ui';
import { fullName } from '../../../shared/employee.api.js';
import { useEmployeePhoto } from '../use-employee-photo.js';

/** Sets or removes the photo of an employee. */
export default function PhotoDialog({ row, onClose }: RecordDialogProps<Employee>) {
  const { photo, save, remove } = useEmployeePhoto(row);
  return (
    <Dialog
      title={t('Photo of {name}', { name: fullName(row) })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <PhotoField
        name={fullName(row)}
        photo={photo}
        onRemove={() => void remove()}
        use={EMPLOYEE_PHOTO_USE}
        maxBytes={EMPLOYEE_PHOTO_LIMIT}
        onUploaded={({ id }) => save(id)}
      />
    </Dialog>
  );
}
