import { matches } from '../../shared/list.rules.js';
import type { Note, NoteColor } from './notes.slice.js';

export type NoteFilter = 'all' | NoteColor;

export const findNotes = (notes: readonly Note[], filter: NoteFilter, search: string): Note[] =>
  notes.filter(({ color, title }) => (filter === 'all' || color === filter) && matches(search, [title]));

export const countNotes = (notes: readonly Note[], filter: NoteFilter): number =>
  filter === 'all' ? notes.length : notes.filter(({ color }) => color === filter).length;

/** The first line that is not blank; empty for an empty note. */
export const headOf = ({ title }: Note): string => title.trim().split('\n', 1)[0] ?? '';
