import { formatDate, t, toast } from '@atrium/sdk';
import { Dot, IconButton } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import { DetailHead } from '../../../shared/detail-head.js';
import { colorWord, toneOf } from '../note-colors.format.js';
import { headOf } from '../notes.rules.js';
import { deleteNote, NOTE_COLORS, restoreNote, updateNote, type Note } from '../notes.slice.js';
import css from './note-editor.module.scss';

interface NoteEditorProps {
  note: Note;
  notes: readonly Note[];
  onClose: () => void;
}

/** A note to write in; every key is kept at once. */
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
      <fieldset className={css.colors}>
        <legend>{t('Colour')}</legend>
        {NOTE_COLORS.map((color) => (
          <label key={color}>
            <input
              type="radio"
              className="form-check-input m-0"
              name="note-color"
              checked={note.color === color}
              onChange={() => dispatch(updateNote({ id: note.id, field: 'color', value: color }))}
            />
            <Dot tone={toneOf(color)} />
            {colorWord(color)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
