import { formatDate, t } from '@atrium/sdk';
import { Dot } from '@atrium/ui';
import { RecordList } from '../../../shared/record-list.js';
import type { useOpened } from '../../../shared/use-opened.js';
import { colorWord, toneOf } from '../note-colors.format.js';
import { headOf } from '../notes.rules.js';
import type { Note } from '../notes.slice.js';

interface NoteListProps {
  notes: readonly Note[];
  total: number;
  /** The one that is open. */
  note: Note | undefined;
  opened: ReturnType<typeof useOpened>;
  onClear: () => void;
}

export function NoteList({ notes, total, note, opened, onClear }: NoteListProps) {
  return (
    <RecordList
      rows={notes.map((each) => ({
        id: each.id,
        lead: (
          <>
            <Dot tone={toneOf(each.color)} />
            <span className="visually-hidden">{colorWord(each.color)}</span>
          </>
        ),
        title: headOf(each) || t('Empty note'),
        text: formatDate(new Date(each.datef)),
      }))}
      openId={note?.id}
      addressOf={opened.addressOf}
      total={total}
      empty={t('No notes yet')}
      onClear={onClear}
    />
  );
}
