import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { nextId } from '../../shared/list.rules.js';
import { useOpened } from '../../shared/use-opened.js';
import { useSample } from '../../shared/use-sample.js';
import { findNotes, type NoteFilter } from './notes.rules.js';
import { addNote, loadNotes, searchNotes, selectNote, selectNotes } from './notes.slice.js';

/** The shown notes, the open one, and how to add one. */
export function useNotes() {
  const dispatch = useDispatch();
  const { notes, search, selected, status } = useSelector(selectNotes);
  const [filter, setFilter] = useState<NoteFilter>('all');
  const retry = useSample(status, loadNotes);
  const opened = useOpened((id) => dispatch(selectNote(id)));
  const found = findNotes(notes, filter, search);
  const note = notes.find(({ id }) => id === selected) ?? found[0];
  const searchFor = (text: string) => void dispatch(searchNotes(text));
  const clear = () => {
    setFilter('all');
    searchFor('');
  };
  const add = () => {
    const id = nextId(notes.map((each) => each.id));
    searchFor('');
    dispatch(addNote({ id, title: '', color: filter === 'all' ? 'primary' : filter }));
    opened.open(id);
  };
  return { notes, found, note, search, filter, status, opened, setFilter, searchFor, clear, add, retry };
}

export type Notebook = ReturnType<typeof useNotes>;
