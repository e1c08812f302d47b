import { ToastHost } from '@atrium/sdk';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import '../testing/render-page.js';
import type { BoardLane, CardPlace } from './board.types.js';
import { Board } from './lazy-board.js';

addIcons(APP_ICONS);

interface Task {
  id: string;
  name: string;
  lane: string;
}

const LANES: BoardLane[] = [
  { id: 'new', name: 'New' },
  { id: 'doing', name: 'In progress' },
  { id: 'done', name: 'Done' },
];
const TASKS: Task[] = [
  { id: '1', name: 'Brief', lane: 'new' },
  { id: '2', name: 'Copy', lane: 'new' },
  { id: '3', name: 'Shoot', lane: 'done' },
];

function placed(tasks: readonly Task[], task: Task, { lane, before }: CardPlace): Task[] {
  const others = tasks.filter(({ id }) => id !== task.id);
  const at = before === null ? others.length : others.findIndex(({ id }) => id === before);
  return [...others.slice(0, at), { ...task, lane }, ...others.slice(at)];
}

function Sample({ lanes = LANES, ask }: { lanes?: BoardLane[]; ask?: () => Promise<void> }) {
  const [tasks, setTasks] = useState(TASKS);
  return (
    <Suspense>
      <Board
        label="Tasks"
        lanes={lanes}
        cards={tasks}
        keyOf={({ id }) => id}
        laneOf={({ lane }) => lane}
        nameOf={({ name }) => name}
        sumOf={(some) => `${String(some.length)} h`}
        onMove={(task, place) => (ask ? ask() : setTasks((before) => placed(before, task, place)))}
      />
      <ToastHost />
    </Suspense>
  );
}

const lane = (name: string) => screen.findByRole('region', { name });
const cardsOf = async (name: string) =>
  within(await lane(name))
    .getAllByRole('listitem')
    .map((card) => within(card).getAllByRole('button')[0]?.textContent);
const card = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getAllByRole('status')[0]?.textContent;

async function lift(name: string) {
  await lane('New');
  act(() => card(name).focus());
  await userEvent.keyboard(' ');
}

test('Space lifts a card, arrows move it, Space drops it; each step is announced and Undo takes it back', async () => {
  render(<Sample />);
  await lift('Brief');
  expect(said()).toBe('Brief lifted. New, position 1 of 2');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(said()).toBe('Done, position 1 of 2');
  await userEvent.keyboard('{ArrowDown} ');
  expect(said()).toBe('Brief dropped. Done, position 2 of 2');
  expect(await cardsOf('Done')).toEqual(['Shoot', 'Brief']);
  expect(document.activeElement).toBe(card('Brief'));
  within(await lane('Done')).getByText('2 h');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await cardsOf('New')).toEqual(['Brief', 'Copy']);
});

test('Escape puts a lifted card back', async () => {
  render(<Sample />);
  await lift('Copy');
  await userEvent.keyboard('{ArrowRight}{Escape}');
  expect(said()).toBe('Copy put back in New');
  expect(await cardsOf('New')).toEqual(['Brief', 'Copy']);
});

test('a card stays where it was when its lane vanishes while it is moved', async () => {
  const { rerender } = render(<Sample />);
  await lift('Brief');
  await userEvent.keyboard('{ArrowRight}');
  rerender(<Sample lanes={LANES.filter(({ id }) => id !== 'doing')} />);
  await userEvent.keyboard(' ');
  expect(said()).toBe('This lane is no longer there. Brief stays in New');
  expect(await cardsOf('New')).toEqual(['Brief', 'Copy']);
});

test('a card that the server refuses goes back', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  render(<Sample ask={() => new Promise((_, reject) => (refuse = reject))} />);
  await lane('New');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Brief' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Done' }));
  expect(await cardsOf('Done')).toEqual(['Shoot', 'Brief']);
  await act(async () => refuse(new Error('no network')));
  expect(await cardsOf('New')).toEqual(['Brief', 'Copy']);
});

test('a card that is moved again at once is asked about once the first move is over, as that has left it; so is Undo', async () => {
  const asked: [was: string, to: string][] = [];
  const answers: { place: () => void; settle: () => void }[] = [];
  const Slow = () => {
    const [tasks, setTasks] = useState(TASKS);
    return (
      <Suspense>
        <Board
          label="Tasks"
          lanes={LANES}
          cards={tasks}
          keyOf={({ id }) => id}
          laneOf={({ lane: id }) => id}
          nameOf={({ name }) => name}
          onMove={(task, place) => {
            asked.push([task.lane, place.lane]);
            return new Promise<void>((settle) =>
              answers.push({ place: () => setTasks((before) => placed(before, task, place)), settle }),
            );
          }}
        />
        <ToastHost />
      </Suspense>
    );
  };
  const answer = async (place: number) => {
    act(() => answers[place]?.place());
    await act(async () => answers[place]?.settle());
  };
  const moveTo = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Brief' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: `Move to ${name}` }));
  };
  render(<Slow />);
  await lane('New');
  await moveTo('In progress');
  await moveTo('Done');
  expect(await cardsOf('Done')).toContain('Brief');
  expect(asked).toEqual([['new', 'doing']]);
  await answer(0);
  expect(asked.slice(1)).toEqual([['doing', 'done']]);
  await answer(1);
  const undos = await screen.findAllByRole('button', { name: 'Undo' });
  await userEvent.click(undos.find(({ parentElement }) => parentElement?.textContent.includes('to Done'))!);
  expect(asked.slice(2)).toEqual([['done', 'doing']]);
});

test('arrows move the focus between cards; Tab reaches one of them', async () => {
  render(<Sample />);
  await lane('New');
  act(() => card('Brief').focus());
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(card('Shoot'));
  expect(['Brief', 'Copy', 'Shoot'].map((name) => card(name).tabIndex)).toEqual([-1, -1, 0]);
});

test('a folded lane keeps its name and count', async () => {
  render(<Sample />);
  await userEvent.click(await screen.findByRole('button', { name: 'Fold New', expanded: true }));
  const folded = within(await lane('New'));
  expect(folded.queryByRole('button', { name: 'Brief' })).toBeNull();
  folded.getByText('2');
  folded.getByRole('button', { name: 'Unfold New', expanded: false });
});
