import { t } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { PhotoAvatar } from '../avatar/photo-avatar.js';
import { IMAGE_TYPES } from './image-types.js';
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
          label={photo ? t('Replace photo') : t('Add photo')}
          help={t('Drop an image here or click to choose one. It is cropped to its centre.')}
          accept={IMAGE_TYPES.join()}
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
