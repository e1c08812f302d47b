import {
  sizeInWords,
  type AskedQuestion,
  type AttemptPaper,
  type HandedFile,
  type HandIn,
} from '@atrium/contracts';
import { confirm, fileUrl, t, tellFailure, useUnsavedWork } from '@atrium/sdk';
import { Button, Icon, IconButton, ListRow, Note } from '@atrium/ui';
import { useCallback, useState } from 'react';
import { acceptedBy, sayHandIn } from '../hand-in.format.js';
import { useRemoveFileMutation } from '../taking.api.js';
import { useIsOnline } from '../use-is-online.js';
import { useTakingLink } from '../use-taking-link.js';
import { SentFile, UploadedFile } from './added-file.js';

interface HandedFilesProps {
  paper: AttemptPaper;
  question: AskedQuestion;
  rules: HandIn;
  /** Called with the number of files that stop being sent where the question is left. */
  onUnderWay: (count: number) => void;
}

/** What is handed in as an answer: at once with the server, so that it is the same on every device. */
export function HandedFiles({ paper, question, rules, onUnderWay }: HandedFilesProps) {
  const held = paper.files[question.id] ?? [];
  const [replacedId, setReplacedId] = useState<string | null>(null);
  const replaced = held.find(({ id }) => id === replacedId) ?? null;
  const isOnline = useIsOnline();
  const link = useTakingLink();
  const [isSending, note] = useUnderWay(link === null ? onUnderWay : null);
  const place = { id: paper.id, question: question.id, ...(replaced && { replaces: replaced.id }) };
  const zone = {
    label: replaced ? t('Choose a file in place of {name}', { name: replaced.name }) : t('Hand in a file'),
    help: sayHandIn(rules),
    accept: acceptedBy(rules),
    onDone: () => setReplacedId(null),
    onUnderWay: note,
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
              <Held
                file={file}
                attemptId={paper.id}
                isReplaced={file.id === replacedId}
                isFixed={isSending}
                onReplace={setReplacedId}
              />
            </li>
          ))}
        </ul>
      )}
      {hasRoom &&
        (link === null ? (
          <UploadedFile key={replaced?.id} place={place} rules={rules} zone={zone} />
        ) : (
          <SentFile key={replaced?.id} place={{ ...place, link }} rules={rules} zone={zone} />
        ))}
      {!hasRoom && <p className="at-13 at-muted m-0">{t('No more files are asked for here.')}</p>}
    </>
  );
}

/** Whether a file is being sent: the page then asks before it is left. */
function useUnderWay(tell: ((count: number) => void) | null) {
  const [count, setCount] = useState(0);
  useUnsavedWork(count > 0);
  const note = useCallback(
    (next: number) => {
      setCount(next);
      tell?.(next);
    },
    [tell],
  );
  return [count > 0, note] as const;
}

interface HeldProps {
  file: HandedFile;
  attemptId: string;
  /** A file in place of it is being chosen. */
  isReplaced: boolean;
  isFixed: boolean;
  onReplace: (id: string | null) => void;
}

function Held({ file, attemptId, isReplaced, isFixed, onReplace }: HeldProps) {
  const { id: fileId, fileId: stored, name, size } = file;
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
          <Button size="sm" disabled={isFixed} onClick={() => onReplace(isReplaced ? null : fileId)}>
            {isReplaced ? t('Keep {name}', { name }) : t('Replace {name}', { name })}
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
