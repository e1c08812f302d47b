import '../../shared/add-icons.js';
import { t } from '@atrium/sdk';
import { Button, EmptyState, Page, SearchBox, Toolbar } from '@atrium/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FilterList } from '../../shared/filter-list.js';
import { nextId } from '../../shared/list.rules.js';
import { Panes } from '../../shared/panes.js';
import { SampleGate } from '../../shared/sample-gate.js';
import { useOpened } from '../../shared/use-opened.js';
import { useSample } from '../../shared/use-sample.js';
import { NoteEditor } from './components/note-editor.js';
import { NoteList } from './components/note-list.js';
import { colorWord, toneOf } from './note-colors.format.js';
import { countNotes, findNotes, type NoteFilter } from './notes.rules.js';
import { addNote, loadNotes, NOTE_COLORS, searchNotes, selectNote, selectNotes } from './notes.slice.js';

/** Notes in colours, written in place. */
export default function NotesPage() {
  const dispatch = useDispatch();
  const { notes, search, selected, status } = useSelector(selectNotes);
  const [filter, setFilter] = useState<NoteFilter>('all');
  const retry = useSample(status, loadNotes);
  const opened = useOpened((id) => dispatch(selectNote(id)));
  const found = findNotes(notes, filter, search);
  const note = notes.find(({ id }) => id === selected) ?? found[0];
  const clear = () => {
    setFilter('all');
    dispatch(searchNotes(''));
  };
  const add = () => {
    const id = nextId(notes.map((each) => each.id));
    clear();
    dispatch(addNote({ id, title: '', color: filter === 'all' ? 'primary' : filter }));
    opened.open(id);
  };
  const options = (['all', ...NOTE_COLORS] as const).map((value) => ({
    value,
    label: value === 'all' ? t('All notes') : colorWord(value),
    count: countNotes(notes, value),
    ...(value === 'all' ? { icon: 'pencil' as const } : { tone: toneOf(value) }),
  }));
  return (
    <Page
      title={t('Notes')}
      fill="flush"
      actions={
        <Button size="sm" variant="primary" icon="plus" disabled={status !== 'here'} onClick={add}>
          {t('New note')}
        </Button>
      }
      toolbar={
        <Toolbar>
          <SearchBox
            label={t('Search notes')}
            value={search}
            onSearch={(text) => dispatch(searchNotes(text))}
          />
        </Toolbar>
      }
    >
      <SampleGate
        status={status}
        loading={t('Loading notes')}
        failed={t('The notes could not be loaded')}
        onRetry={retry}
      >
        <Panes
          filters={<FilterList label={t('Colours')} value={filter} groups={[options]} onChange={setFilter} />}
          listLabel={t('List of notes')}
          list={<NoteList notes={found} total={notes.length} note={note} opened={opened} onClear={clear} />}
          detailLabel={t('Note')}
          open={opened.isOpen && note !== undefined}
        >
          {note ? (
            <NoteEditor key={note.id} note={note} notes={notes} onClose={opened.close} />
          ) : (
            <EmptyState
              title={t('No note is open')}
              text={t('Choose one of the list, or write a new one.')}
            />
          )}
        </Panes>
      </SampleGate>
    </Page>
  );
}
