import {
  CALENDAR_FILE_MAX_BYTES,
  CALENDAR_FILE_MAX_ENTRIES,
  IMPORT_KEPT_DAYS,
  type CalendarImport,
  type CalendarUpload,
} from '@atrium/contracts';
import { msg, t, toFailure, translate } from '@atrium/sdk';
import { Button, Card, ListRow, Note, RelativeTime, SelectField } from '@atrium/ui';
import { useRef, useState } from 'react';
import { zoneHere } from '../day/here.js';
import { useListEventOwnersQuery } from './calendar.api.js';
import { ownerKey } from './event-form.rules.js';
import { useListCalendarImportsQuery, useUploadCalendarMutation } from './import.api.js';

const MEGABYTE = 1_048_576;
const megabytes = CALENDAR_FILE_MAX_BYTES / MEGABYTE;

const STATES: Record<CalendarImport['state'], string> = {
  reading: msg('Being read'),
  ready: msg('Not imported yet'),
  running: msg('Being imported'),
  done: msg('Imported'),
  undoing: msg('Being undone'),
  undone: msg('Undone'),
  stopped: msg('Stopped'),
};

interface UploadProps {
  onOpen: (id: string) => void;
}

/** Takes the file, chosen or dropped, for one of the person's calendars, and lists earlier imports. */
export function ImportUpload({ onOpen }: UploadProps) {
  const { data: owners } = useListEventOwnersQuery();
  const [owner, setOwner] = useState<CalendarUpload['owner']>('person');
  const { busy, fault, send } = useUpload(owner, onOpen);
  return (
    <>
      {owners && owners.items.length > 1 && (
        <SelectField
          label={t('Calendar')}
          options={owners.items.map((each) => ({ value: ownerKey(each), label: each.name }))}
          value={owner}
          onChange={({ target }) => setOwner(target.value)}
        />
      )}
      <FileChoice busy={busy} onChoose={send} />
      {fault && (
        <Note tone="danger" live>
          {fault}
        </Note>
      )}
      <LastImports onOpen={onOpen} />
    </>
  );
}

function useUpload(owner: CalendarUpload['owner'], onOpen: UploadProps['onOpen']) {
  const [upload, { isLoading }] = useUploadCalendarMutation();
  const [fault, setFault] = useState<string | null>(null);
  const send = async (file: File | undefined) => {
    if (!file || isLoading) return;
    if (file.size > CALENDAR_FILE_MAX_BYTES) {
      setFault(t('A file can have at most {megabytes} MB. Split it.', { megabytes }));
      return;
    }
    setFault(null);
    const zone = zoneHere();
    try {
      onOpen((await upload({ owner, zone, name: file.name, file }).unwrap()).id);
    } catch (reason) {
      setFault(toFailure(reason).error.message);
    }
  };
  return { busy: isLoading, fault, send: (file: File | undefined) => void send(file) };
}

function FileChoice({ busy, onChoose }: { busy: boolean; onChoose: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className="d-grid gap-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onChoose(event.dataTransfer.files[0]);
      }}
    >
      <p className="m-0">
        {t(
          'An .ics file that another calendar exported, up to {entries, number} entries and {megabytes} MB. Drop it here or choose it.',
          { entries: CALENDAR_FILE_MAX_ENTRIES, megabytes },
        )}
      </p>
      <div>
        <Button variant="primary" busy={busy} onClick={() => input.current?.click()}>
          {t('Choose a file')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        aria-label={t('File to import')}
        className="visually-hidden"
        tabIndex={-1}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}

function LastImports({ onOpen }: UploadProps) {
  const { data } = useListCalendarImportsQuery();
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('The last {days} days', { days: IMPORT_KEPT_DAYS })} fill="rows">
      {data.items.map(({ id, fileName, state, createdAt }) => (
        <ListRow
          key={id}
          title={fileName}
          text={
            <>
              {translate(STATES[state])} · <RelativeTime at={createdAt} />
            </>
          }
          end={
            <Button size="sm" onClick={() => onOpen(id)} aria-label={t('Open {fileName}', { fileName })}>
              {t('Open')}
            </Button>
          }
        />
      ))}
    </Card>
  );
}
