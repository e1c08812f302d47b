import { ListRow, Panes } from '@atrium/ui';
import { useState } from 'react';
import styles from './panes.module.scss';

const TASKS = ['Brief', 'Captions', 'Reels'];

export default function ThreePanes() {
  const [task, setTask] = useState<string | null>(null);
  return (
    <div className={styles['room']}>
      <Panes
        listLabel="Tasks"
        list={TASKS.map((each) => (
          <ListRow key={each} title={each} current={each === task} onPress={() => setTask(each)} />
        ))}
        detailLabel="Task"
        open={task !== null}
        onBack={() => setTask(null)}
        aside={{ label: 'facts', content: 'Due tomorrow' }}
      >
        {task ?? 'Choose a task.'}
      </Panes>
    </div>
  );
}
