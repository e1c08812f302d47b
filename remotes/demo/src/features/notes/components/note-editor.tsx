import { formatDate, t, toast } from '@atrium/sdk';
import { Dot, IconButton } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import { DetailHead } from '../../../shared/detail-head.js';
import { toneOf } from '../note-colors.format.js';
import { headOf } from '../notes.rules.js';
import { deleteNote, restoreNote, updateNote, type Note } from '../notes.slice.js';
import { NoteColors } from './note-colors.js';
import css from './note-editor.module.scss';

interface NoteEditorProps {
  note: Note;
  notes: readonly Note[];
  onClose: () => void;
}

/** An editable note; every change is stored at once. */
export function NoteEditor({ note, notes, onClose }: NoteEditorProps) {
  const dispatch = useDispatch();
  const remove = () => {
    const at = notes.indexOf(note);
    dispatch(deleteNote(note.id));
    onClose();
    toast.custom(t('Note deleted'), {
      action: { label: t('Undo'), onPress: () => dispatch(restoreNote({ note, at })) },
    });
  };
  return (
    <>
      <DetailHead
        lead={<Dot tone={toneOf(note.color)} />}
        title={headOf(note) || t('Empty note')}
        text={formatDate(new Date(note.datef))}
        backLabel={t('All notes')}
        onBack={onClose}
        actions={<IconButton icon="trash" label={t('Delete note')} onClick={remove} />}
      />
      <textarea
        className={css.text}
        aria-label={t('Text of the note')}
        placeholder={t('Write something')}
        dir="auto"
        value={note.title}
        onChange={({ target }) => dispatch(updateNote({ id: note.id, field: 'title', value: target.value }))}
      />
      <NoteColors
        value={note.color}
        onChange={(color) => dispatch(updateNote({ id: note.id, field: 'color', value: color }))}
      />
    </>
  );
}
