import { EVENT_FILE_LIMIT, EVENT_FILE_USE, sizeInWords } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { UploadField, type UploadFieldProps } from '@atrium/ui';

/** Takes files for an event. */
export function EventUpload(given: Pick<UploadFieldProps, 'onUploaded' | 'onUnderWay'>) {
  return (
    <UploadField
      label={t('Add files to the event')}
      help={t('Up to {size} each. People who see the event see its files.', {
        size: sizeInWords(EVENT_FILE_LIMIT),
      })}
      multiple
      use={EVENT_FILE_USE}
      maxBytes={EVENT_FILE_LIMIT}
      {...given}
    />
  );
}
