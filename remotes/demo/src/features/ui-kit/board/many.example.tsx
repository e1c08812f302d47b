import { Board, Button } from '@atrium/ui';
import { useState } from 'react';
import styles from './board.module.scss';
import { keyOf, manyLeads, movedTo, STAGES, stageOf, type Lead } from './leads.data.js';

const LANES = STAGES.map(({ id, name }) => ({ id, name }));

export default function BoardOfManyCards() {
  const [leads, setLeads] = useState<readonly Lead[]>();
  if (!leads) return <Button onClick={() => setLeads(manyLeads(5000))}>Show 5,000 cards</Button>;
  return (
    <div className={styles['room']}>
      <Board
        label="Many leads"
        lanes={LANES}
        cards={leads}
        keyOf={keyOf}
        laneOf={stageOf}
        nameOf={({ name }) => name}
        onMove={(lead, place) => setLeads(movedTo(leads, lead, place))}
      />
    </div>
  );
}
