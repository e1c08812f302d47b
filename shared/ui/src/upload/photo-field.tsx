import { t } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { PhotoAvatar } from '../avatar/photo-avatar.js';
import { UploadField } from './upload-field.js';
import type { UploadTarget } from './use-uploads.js';

export interface PhotoFieldProps extends UploadTarget {
  name: string;
  /** File id of their photo. */
  photo: string | null;
  onRemove: () => void;
}

/** Sets, replaces or removes a person's photo at once. */
export function PhotoField({ name, photo, onRemove, ...target }: PhotoFieldProps) {
  return (
    <div className="at-photo">
      <PhotoAvatar name={name} size={64} photo={photo} />
      <div className="at-grow">
        <UploadField
          {...target}
          label={photo ? t('Replace the photo') : t('Add a photo')}
          help={t('Drop an image here or press to choose one; its middle is shown.')}
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        />
      </div>
      {photo && (
        <Button size="sm" variant="ghost" onClick={onRemove}>
          {t('Remove')}
        </Button>
      )}
    </div>
  );
}
