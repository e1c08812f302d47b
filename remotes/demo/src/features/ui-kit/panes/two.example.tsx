import { ListRow, Panes } from '@atrium/ui';
import { useState } from 'react';
import styles from './panes.module.scss';

const NOTES = ['Budget', 'Travel'];

export default function TwoPanes() {
  const [note, setNote] = useState<string | null>(null);
  return (
    <div className={styles['room']}>
      <Panes
        listLabel="Notes"
        list={NOTES.map((each) => (
          <ListRow key={each} title={each} current={each === note} onPress={() => setNote(each)} />
        ))}
        detailLabel="Note"
        open={note !== null}
        onBack={() => setNote(null)}
      >
        {note ?? 'Choose a note.'}
      </Panes>
    </div>
  );
}
