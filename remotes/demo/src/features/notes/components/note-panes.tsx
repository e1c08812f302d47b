import { t } from '@atrium/sdk';
import { EmptyState } from '@atrium/ui';
import { FilterList } from '../../../shared/filter-list.js';
import { Panes } from '../../../shared/panes.js';
import { colorWord, toneOf } from '../note-colors.format.js';
import { countNotes } from '../notes.rules.js';
import { NOTE_COLORS } from '../notes.slice.js';
import type { Notebook } from '../use-notes.js';
import { NoteEditor } from './note-editor.js';
import { NoteList } from './note-list.js';

export function NotePanes({ notebook }: { notebook: Notebook }) {
  const { notes, note, filter, setFilter, opened } = notebook;
  const all = { value: 'all', label: t('All notes'), count: notes.length, icon: 'pencil' } as const;
  const colors = NOTE_COLORS.map((value) => ({
    value,
    label: colorWord(value),
    count: countNotes(notes, value),
    tone: toneOf(value),
  }));
  return (
    <Panes
      filters={
        <FilterList label={t('Colours')} value={filter} groups={[[all], colors]} onChange={setFilter} />
      }
      listLabel={t('List of notes')}
      list={<NoteList notebook={notebook} />}
      detailLabel={t('Note')}
      open={opened.isOpen && note !== undefined}
    >
      {note ? (
        <NoteEditor key={note.id} note={note} notes={notes} onClose={opened.close} />
      ) : (
        <EmptyState title={t('No note is open')} text={t('Choose one from the list, or write a new one.')} />
      )}
    </Panes>
  );
}
