import {
  BYTES_OF_MB,
  HANDED_FILE_USE,
  sizeInWords,
  type AskedQuestion,
  type AttemptPaper,
  type HandedFile,
  type HandIn,
} from '@atrium/contracts';
import { confirm, fileUrl, t, tellFailure, toast } from '@atrium/sdk';
import { Button, DropZone, Icon, IconButton, ListRow, Note, UploadField } from '@atrium/ui';
import { useState } from 'react';
import { acceptedBy, sayHandIn } from '../hand-in.format.js';
import { useHandInFileMutation, useRemoveFileMutation, useSendFileMutation } from '../taking.api.js';
import { useIsOnline } from '../use-is-online.js';
import { useTakingLink } from '../use-taking-link.js';

interface HandedFilesProps {
  paper: AttemptPaper;
  question: AskedQuestion;
  rules: HandIn;
}

/** What is handed in as an answer: at once with the server, so that it is the same on every device. */
export function HandedFiles({ paper, question, rules }: HandedFilesProps) {
  const held = paper.files[question.id] ?? [];
  const [replacedId, setReplacedId] = useState<string | null>(null);
  const replaced = held.find(({ id }) => id === replacedId) ?? null;
  const isOnline = useIsOnline();
  const link = useTakingLink();
  const place = { id: paper.id, question: question.id, ...(replaced && { replaces: replaced.id }) };
  const zone = {
    label: replaced ? t('Choose a file in place of {name}', { name: replaced.name }) : t('Hand in a file'),
    help: sayHandIn(rules),
    accept: acceptedBy(rules),
    onDone: () => setReplacedId(null),
  };
  const hasRoom = replaced !== null || held.length < rules.most;
  return (
    <>
      {!isOnline && (
        <Note tone="warning" live>
          {t('There is no connection. Hand in files once it is back; your other answers are kept.')}
        </Note>
      )}
      {held.length > 0 && (
        <ul className="list-unstyled" aria-label={t('Handed in')}>
          {held.map((file) => (
            <li key={file.id}>
              <Held file={file} attemptId={paper.id} onReplace={() => setReplacedId(file.id)} />
            </li>
          ))}
        </ul>
      )}
      {hasRoom &&
        (link === null ? (
          <Uploading key={replaced?.id} place={place} rules={rules} zone={zone} />
        ) : (
          <Sending key={replaced?.id} place={{ ...place, link }} rules={rules} zone={zone} />
        ))}
      {!hasRoom && <p className="at-13 at-muted m-0">{t('No more files are asked for here.')}</p>}
    </>
  );
}

interface AddingProps<Place> {
  place: Place;
  rules: HandIn;
  zone: { label: string; help: string; accept: string; onDone: () => void };
}

function Uploading({
  place,
  rules: { maxMb },
  zone: { onDone, ...zone },
}: AddingProps<{ id: string; question: string; replaces?: string }>) {
  const [handIn] = useHandInFileMutation();
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

/** Of somebody without an account. */
function Sending({
  place,
  rules: { maxMb },
  zone: { onDone, ...zone },
}: AddingProps<{ id: string; question: string; replaces?: string; link: string }>) {
  const [send, { isLoading }] = useSendFileMutation();
  const put = async ([file]: File[]) => {
    if (!file || isLoading) return;
    const failed = t('{name} was not handed in', { name: file.name });
    if (file.size > maxMb * BYTES_OF_MB) {
      const size = sizeInWords(maxMb * BYTES_OF_MB);
      toast.error(failed, { text: t('It is larger than {size}.', { size }) });
      return;
    }
    try {
      await send({ ...place, file }).unwrap();
      onDone();
    } catch (reason) {
      tellFailure(failed, reason);
    }
  };
  return (
    <>
      <DropZone {...zone} onFiles={(files) => void put(files)} />
      <p className="at-13 at-muted m-0" role="status">
        {isLoading && t('The file is being sent…')}
      </p>
    </>
  );
}

interface HeldProps {
  file: HandedFile;
  attemptId: string;
  onReplace: () => void;
}

function Held({ file: { id: fileId, fileId: stored, name, size }, attemptId, onReplace }: HeldProps) {
  const [remove, { isLoading }] = useRemoveFileMutation();
  const link = useTakingLink();
  const ask = async () => {
    const isSure = await confirm({
      title: t('Remove {name}?', { name }),
      text: t('It is no longer handed in.'),
      confirmText: t('Remove'),
    });
    if (!isSure) return;
    try {
      await remove({ id: attemptId, fileId, link }).unwrap();
    } catch (reason) {
      tellFailure(t('{name} was not removed', { name }), reason);
    }
  };
  return (
    <ListRow
      wrap
      lead={<Icon name="file" />}
      title={link === null ? <a href={fileUrl(stored, 'download')}>{name}</a> : name}
      text={sizeInWords(size)}
      end={
        <>
          <Button size="sm" onClick={onReplace}>
            {t('Replace {name}', { name })}
          </Button>
          <IconButton
            icon="trash"
            label={t('Remove {name}', { name })}
            disabled={isLoading}
            onClick={() => void ask()}
          />
        </>
      }
    />
  );
}
