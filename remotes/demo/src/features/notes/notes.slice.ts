import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { putBack } from '../../shared/list.rules.js';
import { loadSample } from '../../shared/load-sample.js';
import { beginLoading, failLoading, type SampleStatus } from '../../shared/sample-status.js';

export const NOTE_COLORS = ['primary', 'success', 'warning', 'danger', 'info', 'secondary'] as const;
export type NoteColor = (typeof NOTE_COLORS)[number];

export interface Note {
  id: number;
  /** The whole text; lists show its first line. */
  title: string;
  color: NoteColor;
  /** A date string, as `Sat Nov 21 2026`. */
  datef: string;
  deleted: boolean;
}

export interface NotesState {
  notes: Note[];
  search: string;
  selected: number;
  status: SampleStatus;
}

type NoteChange = {
  [Field in Exclude<keyof Note, 'id'>]: { id: number; field: Field; value: Note[Field] };
}[Exclude<keyof Note, 'id'>];

const initialState: NotesState = { notes: [], search: '', selected: 1, status: 'none' };

export const loadNotes = createAsyncThunk('notes/load', () => loadSample<Note>('/api/data/notes/NotesData'));

export const notesSlice = createSlice({
  name: 'notes',
  initialState,
  reducers: {
    searchNotes: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
    selectNote: (state, { payload }: PayloadAction<number>) => {
      state.selected = payload;
    },
    /** Removes it for good. */
    deleteNote: (state, { payload }: PayloadAction<number>) => {
      state.notes = state.notes.filter(({ id }) => id !== payload);
    },
    updateNote: (state, { payload: { id, field, value } }: PayloadAction<NoteChange>) => {
      state.notes = state.notes.map((note) => (note.id === id ? { ...note, [field]: value } : note));
    },
    addNote: {
      prepare: (note: Pick<Note, 'id' | 'title' | 'color'>) => ({
        payload: { ...note, datef: new Date().toDateString(), deleted: false },
      }),
      reducer: (state, { payload }: PayloadAction<Note>) => {
        state.notes.push(payload);
      },
    },
    /** Undoes a deletion. */
    restoreNote: (state, { payload: { note, at } }: PayloadAction<{ note: Note; at: number }>) => {
      state.notes = putBack(state.notes, note, at);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadNotes.pending, beginLoading)
      .addCase(loadNotes.rejected, failLoading)
      .addCase(loadNotes.fulfilled, (state, { payload }) => {
        state.status = 'here';
        state.notes = payload;
      });
  },
});

export const { searchNotes, selectNote, deleteNote, updateNote, addNote, restoreNote } = notesSlice.actions;

export const selectNotes = (state: { notes: NotesState }): NotesState => state.notes;
