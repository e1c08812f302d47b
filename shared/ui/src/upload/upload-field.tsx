import { useEffect } from 'react';
import { DropZone, type DropZoneProps } from './drop-zone.js';
import { UploadRow } from './upload-row.js';
import { useUploads, type UploadTarget } from './use-uploads.js';

export type UploadFieldProps = UploadTarget &
  Omit<DropZoneProps, 'onFiles'> & {
    /** Called with the number of running uploads, which stop when the field is unmounted. */
    onUnderWay?: (count: number) => void;
  };

/** Adds files: dropped or chosen, sent in parts that survive a cut connection, each with its own status. */
export function UploadField({ use, maxBytes, onUploaded, onUnderWay, ...zone }: UploadFieldProps) {
  const { uploads, add, retry, cancel } = useUploads({ use, maxBytes, onUploaded });
  const underWay = uploads.filter(({ state }) => state !== 'failed').length;
  useEffect(() => onUnderWay?.(underWay), [onUnderWay, underWay]);
  return (
    <div className="at-upload">
      <DropZone {...zone} onFiles={add} />
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload)}
          onCancel={() => cancel(upload)}
        />
      ))}
    </div>
  );
}
