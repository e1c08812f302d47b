import { Board } from '@atrium/ui';
import styles from './board.module.scss';
import { keyOf, LEADS, STAGES, stageOf } from './leads.data.js';

/** Stands for a server that refuses. */
const refuse = () => Promise.reject(new Error('This lead is locked.'));

export default function BoardWhoseServerRefuses() {
  return (
    <div className={styles['room']}>
      <Board
        label="Locked leads"
        lanes={STAGES}
        cards={LEADS}
        keyOf={keyOf}
        laneOf={stageOf}
        nameOf={({ name }) => name}
        onMove={refuse}
      />
    </div>
  );
}
