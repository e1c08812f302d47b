import type { CreateTask } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { useState } from 'react';
import { todayHere } from '../day/here.js';
import { useLabels } from '../label/label.api.js';
import { unspaced, type Meant, type Named } from './named-people.rules.js';
import { readQuickLine, type QuickLine } from './quick-line.rules.js';
import { useNamedPeople, type NamedPeople } from './use-named-people.js';

/** One line that is a task: what it says, and what of it is not clear yet. @param base what it says nothing of */
export function useQuickLine(base: CreateTask) {
  const labels = useLabels();
  const [text, write] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlyMap<string, Named>>(new Map());
  const line = readQuickLine(text, todayHere(), left);
  const { people, find } = useNamedPeople(line.parts, chosen);
  const names = new Map(labels.map(({ name }) => [keyOf(name), name]));
  return {
    text,
    write,
    line,
    people,
    labels: labels.filter(({ archived }) => !archived).map(({ name }) => name),
    /** Whether the label would be a new one. */
    isNew: (label: string) => !names.has(keyOf(label)),
    leave: (words: string) => setLeft(new Set([...left, words])),
    choose: (written: string, one: Named) => setChosen(new Map([...chosen, [keyOf(written), one]])),
    clear: () => {
      write('');
      setLeft(new Set());
    },
    /** With what is clear of it. */
    draft: async (): Promise<CreateTask> => ({ ...base, ...valuesOf(line, await find(), { names, base }) }),
    /** Once all names are looked up. @throws a refusal of the title that names who is unknown, or of whom there are several */
    task: async (): Promise<CreateTask> => {
      const known = await find();
      refuseUnclear(line, known);
      return { ...base, ...valuesOf(line, known, { names, base }) };
    },
  };
}
export type QuickTaskLine = ReturnType<typeof useQuickLine>;

const keyOf = (name: string): string => unspaced(name).toLowerCase();

function refuseUnclear({ parts }: QuickLine, people: NamedPeople): void {
  for (const part of parts) {
    const count = part.kind === 'person' ? people.get(part.value)?.length : 1;
    if (count === 1) continue;
    const message = count
      ? t('Several people are called {name}. Choose one of them.', { name: part.value })
      : t('No one with an account is called {name}. Choose someone else, or keep it as text.', {
          name: part.value,
        });
    throw Object.assign(new Error(message), {
      status: 400,
      error: { code: 'VALIDATION_FAILED', message, fields: { title: message }, requestId: '' },
    });
  }
}

const onlyOne = (meant: Meant | undefined): Named | undefined => (meant?.length === 1 ? meant[0] : undefined);

interface Known {
  names: ReadonlyMap<string, string>;
  base: CreateTask;
}

function valuesOf({ title, parts }: QuickLine, people: NamedPeople, { names, base }: Known) {
  const assigneeIds = parts.flatMap((part) =>
    part.kind === 'person' ? (onlyOne(people.get(part.value))?.id ?? []) : [],
  );
  const labels = parts.flatMap((part) =>
    part.kind === 'label' ? [names.get(keyOf(part.value)) ?? part.value] : [],
  );
  const once = parts.flatMap((part): Partial<CreateTask>[] => {
    if (part.kind === 'priority') return [{ priority: part.value }];
    if (part.kind === 'due') return [{ dueOn: part.value }];
    return part.kind === 'estimate' ? [{ estimate: part.value }] : [];
  });
  return Object.assign(
    {
      title,
      labels: [...base.labels, ...labels],
      assigneeIds: assigneeIds.length > 0 ? [...new Set(assigneeIds)] : base.assigneeIds,
    },
    ...once,
  ) as Partial<CreateTask>;
}
