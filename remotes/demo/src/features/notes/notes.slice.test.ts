import fc from 'fast-check';
import { countNotes, findNotes } from './notes.rules.js';
import {
  addNote,
  deleteNote,
  loadNotes,
  NOTE_COLORS,
  notesSlice,
  restoreNote,
  searchNotes,
  selectNote,
  updateNote,
  type Note,
  type NotesState,
} from './notes.slice.js';

const { reducer, getInitialState } = notesSlice;
const note = (id: number, more: Partial<Note> = {}): Note => ({
  id,
  title: `Note ${String(id)}`,
  color: 'primary',
  datef: 'Sat Nov 21 2026',
  deleted: false,
  ...more,
});
const stateOf = (...notes: Note[]): NotesState => ({ ...getInitialState(), notes, status: 'here' });

test('begins empty, with the first note selected', () => {
  expect(getInitialState()).toEqual({ notes: [], search: '', selected: 1, status: 'none' });
});

test('loading replaces the list, a failure leaves it', () => {
  const loading = reducer(stateOf(note(9)), loadNotes.pending('', undefined));
  expect(loading).toMatchObject({ status: 'loading', notes: [note(9)] });
  expect(reducer(loading, loadNotes.fulfilled([note(1)], '', undefined))).toMatchObject({
    status: 'here',
    notes: [note(1)],
  });
  expect(reducer(loading, loadNotes.rejected(new Error(), '', undefined))).toMatchObject({
    status: 'failed',
    notes: [note(9)],
  });
});

test('search sets the text, select the selected note', () => {
  const state = reducer(stateOf(), searchNotes('lunch'));
  expect(reducer(state, selectNote(4))).toMatchObject({ search: 'lunch', selected: 4 });
});

test('delete removes the note for good, and an unknown id nothing', () => {
  const state = stateOf(note(1), note(2), note(3));
  expect(reducer(state, deleteNote(2)).notes).toEqual([note(1), note(3)]);
  expect(reducer(state, deleteNote(7)).notes).toEqual(state.notes);
});

test('update sets the one field that is named', () => {
  const state = reducer(stateOf(note(1), note(2)), updateNote({ id: 2, field: 'color', value: 'danger' }));
  expect(state.notes).toEqual([note(1), note(2, { color: 'danger' })]);
});

test("add appends with today's date string, not deleted", () => {
  const state = reducer(stateOf(note(1)), addNote({ id: 2, title: 'New', color: 'info' }));
  expect(state.notes[1]).toEqual({
    id: 2,
    title: 'New',
    color: 'info',
    deleted: false,
    datef: new Date().toDateString(),
  });
});

const anyNotes = fc
  .uniqueArray(fc.record({ id: fc.nat(50), color: fc.constantFrom(...NOTE_COLORS), title: fc.string() }), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 12,
  })
  .map((notes) => notes.map(({ id, ...more }) => note(id, more)));

test('a deleted note comes back to its own place', () => {
  fc.assert(
    fc.property(anyNotes, fc.nat(), (notes, pick) => {
      const state = stateOf(...notes);
      const at = pick % notes.length;
      const gone = reducer(state, deleteNote(notes[at]!.id));
      expect(reducer(gone, restoreNote({ note: notes[at]!, at }))).toEqual(state);
    }),
  );
});

test('the counts of the colours make up the whole, and each is what its filter shows', () => {
  fc.assert(
    fc.property(anyNotes, (notes) => {
      const counts = NOTE_COLORS.map((color) => countNotes(notes, color));
      expect(counts.reduce((sum, count) => sum + count)).toBe(countNotes(notes, 'all'));
      for (const color of NOTE_COLORS)
        expect(findNotes(notes, color, '')).toHaveLength(countNotes(notes, color));
    }),
  );
});
