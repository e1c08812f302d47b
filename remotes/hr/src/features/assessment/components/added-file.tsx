import { BYTES_OF_MB, HANDED_FILE_USE, sizeInWords, type HandIn } from '@atrium/contracts';
import { t, toFailure } from '@atrium/sdk';
import { DropZone, Icon, ListRow, UploadField } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useHandInFileMutation, useSendFileMutation } from '../taking.api.js';

interface AddedFileProps<Place> {
  place: Place;
  rules: HandIn;
  zone: {
    label: string;
    help: string;
    accept: string;
    onDone: () => void;
    onUnderWay: (count: number) => void;
  };
}

/** Of somebody with an account: in parts that survive a cut connection. */
export function UploadedFile({
  place,
  rules: { maxMb },
  zone: { onDone, ...zone },
}: AddedFileProps<{ id: string; question: string; replaces?: string }>) {
  const [handIn] = useHandInFileMutation();
  useEndOfSending(zone.onUnderWay);
  return (
    <UploadField
      {...zone}
      use={HANDED_FILE_USE}
      maxBytes={maxMb * BYTES_OF_MB}
      onUploaded={async ({ id: fileId }) => {
        await handIn({ ...place, fileId }).unwrap();
        onDone();
      }}
    />
  );
}

/** Of somebody without an account: one at a time. */
export function SentFile({
  place,
  rules: { maxMb },
  zone: { onDone, onUnderWay, ...zone },
}: AddedFileProps<{ id: string; question: string; replaces?: string; link: string }>) {
  const [send, { isLoading }] = useSendFileMutation();
  const [refused, setRefused] = useState<{ name: string; why: string } | null>(null);
  useEffect(() => onUnderWay(isLoading ? 1 : 0), [isLoading, onUnderWay]);
  useEndOfSending(onUnderWay);
  const put = async ([file]: File[]) => {
    if (!file) return;
    const { name, size } = file;
    const most = maxMb * BYTES_OF_MB;
    setRefused(
      size > most ? { name, why: t('It is larger than {size}.', { size: sizeInWords(most) }) } : null,
    );
    if (size > most) return;
    try {
      await send({ ...place, file }).unwrap();
      onDone();
    } catch (reason) {
      setRefused({ name, why: toFailure(reason).error.message });
    }
  };
  return (
    <div className="at-upload">
      {!isLoading && <DropZone {...zone} onFiles={(files) => void put(files)} />}
      {refused && (
        <ListRow
          wrap
          lead={<Icon name="file" />}
          title={t('{name} was not handed in', { name: refused.name })}
          text={
            <span className="at-field-error" role="alert">
              {refused.why}
            </span>
          }
        />
      )}
      <p className="at-13 at-muted m-0" role="status">
        {isLoading && t('The file is being sent…')}
      </p>
    </div>
  );
}

/** What is not drawn any more sends nothing. */
const useEndOfSending = (onUnderWay: (count: number) => void) =>
  useEffect(() => () => onUnderWay(0), [onUnderWay]);
