import { INVITATION_IMPORT_ROWS } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, Menu, Note, TextAreaField, useTypedInDialog, type MenuItem } from '@atrium/ui';
import { useRef } from 'react';
import { templateAddress } from './invite-many.api.js';
import { withHeadings } from './pasted-list.rules.js';
import { useGiveList } from './use-give-list.js';

interface ListStepProps {
  text: string;
  onText: (text: string) => void;
  onOpen: (id: string) => void;
}

/** Takes the list: pasted, or as a file. */
export function ListStep({ text, onText, onOpen }: ListStepProps) {
  const { busy, failure, give } = useGiveList(onOpen);
  useTypedInDialog(text.trim() ? 'lost' : 'none');
  const pasted = () => give(new Blob([withHeadings(text)], { type: 'text/csv' }), 'pasted.csv');
  return (
    <form
      noValidate
      className="d-grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        pasted();
      }}
    >
      {failure && (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
      <PeopleField text={text} onText={onText} />
      <div className="d-flex flex-wrap gap-2">
        <Button variant="primary" type="submit" busy={busy} disabled={text.trim() === ''}>
          {t('Look it through')}
        </Button>
        <FileButton busy={busy} onFile={(file) => give(file, file.name)} />
        <Menu align="start" className="btn btn-ghost" items={templates()}>
          {t('Download a template')}
        </Menu>
      </div>
    </form>
  );
}

const templates = (): MenuItem[] => [
  { label: t('Excel (XLSX)'), icon: 'download', download: templateAddress('xlsx') },
  { label: t('Text (CSV)'), icon: 'download', download: templateAddress('csv') },
];

function PeopleField({ text, onText }: Pick<ListStepProps, 'text' | 'onText'>) {
  return (
    <TextAreaField
      label={t('People, one in a line')}
      help={t(
        'Name, e-mail, role and department, parted by commas or semicolons, or copied from a sheet; up to {most, number} people. Role and department may be left out.',
        { most: INVITATION_IMPORT_ROWS },
      )}
      rows={8}
      dir="ltr"
      spellCheck={false}
      placeholder={t('Asha Rao, asha@company.com, Employee, Design')}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

function FileButton({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="upload" disabled={busy} onClick={() => input.current?.click()}>
        {t('Choose a file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,text/csv"
        aria-label={t('File with people')}
        className="visually-hidden"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
