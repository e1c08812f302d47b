import { formatDate, t } from '@atrium/sdk';
import { Dot } from '@atrium/ui';
import { RecordList } from '../../../shared/record-list.js';
import { colorWord, toneOf } from '../note-colors.format.js';
import { headOf } from '../notes.rules.js';
import type { Note } from '../notes.slice.js';
import type { Notebook } from '../use-notes.js';

export function NoteList({ notebook: { notes, found, note, opened, clear } }: { notebook: Notebook }) {
  return (
    <RecordList
      rows={found.map(toRow)}
      openId={note?.id}
      addressOf={opened.addressOf}
      total={notes.length}
      empty={t('No notes yet')}
      onClear={clear}
    />
  );
}

const toRow = (note: Note) => ({
  id: note.id,
  lead: (
    <>
      <Dot tone={toneOf(note.color)} />
      <span className="visually-hidden">{colorWord(note.color)}</span>
    </>
  ),
  title: <span className="at-clip d-block">{headOf(note) || t('Empty note')}</span>,
  text: formatDate(new Date(note.datef)),
});
