import { formatMoney, toast } from '@atrium/sdk';
import { Avatar, Board } from '@atrium/ui';
import { useState } from 'react';
import styles from './board.module.scss';
import { keyOf, LEADS, movedTo, STAGES, stageOf } from './leads.data.js';

const inRupees = (amount: number) => formatMoney(amount, 'INR');

export default function BoardOfLeads() {
  const [leads, setLeads] = useState(LEADS);
  return (
    <div className={styles['room']}>
      <Board
        label="Leads by stage"
        lanes={STAGES}
        cards={leads}
        keyOf={keyOf}
        laneOf={stageOf}
        nameOf={({ name }) => name}
        sumOf={(some) => inRupees(some.reduce((sum, { value }) => sum + value, 0))}
        content={({ person, value }) => (
          <div className="ft">
            <Avatar name={person} size={20} /> {person} <span className="at-grow" />
            <bdi>{inRupees(value)}</bdi>
          </div>
        )}
        onOpen={({ name }) => toast(`Opened ${name}`)}
        onMove={(lead, place) => setLeads((before) => movedTo(before, lead, place))}
      />
    </div>
  );
}
