import { IMPORT_KEPT_DAYS, IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, type Import } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { StatusBadge } from '../badge/status-badge.js';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { Note } from '../feedback/note.js';
import { RelativeTime } from '../feedback/relative-time.js';
import { Menu } from '../overlay/menu.js';
import type { MenuItem } from '../overlay/menu.types.js';
import { useRef, useState, type DragEvent } from 'react';
import type { ImportPlace } from './import.types.js';
import { templateAddress, useListImportsQuery, useUploadImportMutation } from './import.api.js';
import { stateInWords } from './import-words.js';
import { PastedRows, type Pasting } from './pasted-rows.js';
import { useImportStep } from './use-import-step.js';

const MEGABYTE = 1024 * 1024;
const megabytes = IMPORT_MAX_BYTES / MEGABYTE;

const templates = (importer: string): MenuItem[] => [
  { label: t('Excel (XLSX)'), icon: 'download', download: templateAddress(importer, 'xlsx') },
  { label: t('Text (CSV)'), icon: 'download', download: templateAddress(importer, 'csv') },
];

interface LastImportsProps extends Pick<ImportPlace, 'importer'> {
  onOpen: (id: string) => void;
}

interface UploadStepProps extends LastImportsProps {
  mostRows?: number | undefined;
  pasting?: Pasting | undefined;
}

/** Takes the file, chosen or dropped, or pasted rows, and lists earlier imports. */
export function UploadStep({ importer, pasting, mostRows, onOpen }: UploadStepProps) {
  const { fault, busy, send } = useUpload(importer, onOpen);
  return (
    <>
      {pasting && <PastedRows {...pasting} busy={busy} onGive={send} />}
      <FileChoice
        importer={importer}
        busy={busy}
        mostRows={mostRows}
        isSecond={pasting !== undefined}
        onChoose={send}
      />
      {fault && (
        <Note tone="danger" live>
          {fault}
        </Note>
      )}
      <LastImports importer={importer} onOpen={onOpen} />
    </>
  );
}

interface FileChoiceProps extends Pick<ImportPlace, 'importer'> {
  busy: boolean;
  mostRows: number | undefined;
  /** There is another way above it. */
  isSecond: boolean;
  onChoose: (file: File | undefined) => void;
}

function FileChoice({ importer, busy, mostRows, isSecond, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="at-import-drop" onDragOver={(event) => event.preventDefault()} onDrop={dropped(onChoose)}>
      <p className="m-0">
        {t(
          'CSV or XLSX with column headings, up to {rows, number} rows and {megabytes} MB. Drop it here or choose it.',
          { rows: mostRows ?? IMPORT_MAX_ROWS, megabytes },
        )}
      </p>
      <div className="at-import-row">
        <Button
          variant={isSecond ? 'secondary' : 'primary'}
          busy={busy}
          onClick={() => input.current?.click()}
        >
          {t('Choose a file')}
        </Button>
        <Menu align="start" className="btn btn-secondary" items={templates(importer)}>
          {t('Download template')}
        </Menu>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,text/csv"
        aria-label={t('File to import')}
        className="visually-hidden"
        tabIndex={-1}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

const dropped = (onChoose: FileChoiceProps['onChoose']) => (event: DragEvent) => {
  event.preventDefault();
  onChoose(event.dataTransfer.files[0]);
};

function useUpload(importer: string, onOpen: (id: string) => void) {
  const [upload] = useUploadImportMutation();
  const { busy, failure, take } = useImportStep();
  const [tooLarge, setTooLarge] = useState(false);
  const send = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > IMPORT_MAX_BYTES);
    if (file.size > IMPORT_MAX_BYTES) return;
    void take(async () => onOpen((await upload({ importer, name: file.name, file }).unwrap()).id));
  };
  return { busy, send, fault: tooLarge ? sayTooLarge() : failure?.message };
}

const sayTooLarge = () => t('A file can have at most {megabytes} MB. Split it.', { megabytes });

function LastImports({ importer, onOpen }: LastImportsProps) {
  const { data } = useListImportsQuery(importer);
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('The last {days} days', { days: IMPORT_KEPT_DAYS })}>
      {data.items.map((each) => (
        <LastImport key={each.id} import={each} onOpen={onOpen} />
      ))}
    </Card>
  );
}

function LastImport({
  import: { id, fileName, state, counts, createdAt },
  onOpen,
}: { import: Import } & Pick<LastImportsProps, 'onOpen'>) {
  const { words, tone } = stateInWords(state);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="at-import-last">
      <div className="at-import-name">
        <bdi className="at-clip">{fileName}</bdi>
        <span className="at-12 at-muted">
          {t('{count, plural, one {# row} other {# rows}}', { count: total })} ·{' '}
          <RelativeTime at={createdAt} />
        </span>
      </div>
      <StatusBadge tone={tone}>{words}</StatusBadge>
      <Button size="sm" onClick={() => onOpen(id)} aria-label={t('Open {fileName}', { fileName })}>
        {t('Open')}
      </Button>
    </div>
  );
}
