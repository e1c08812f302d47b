import {
  labelOfChoice,
  LEAD_SETUP_LABELS,
  OTHER_REASON,
  type LeadChoice,
  type LeadChoiceList,
} from '@atrium/contracts';
import { newRequestKey, t, translate } from '@atrium/sdk';
import { Button, Card, classNames, IconButton, Note, Sequence, SkeletonCards, TextField } from '@atrium/ui';
import { Suspense } from 'react';
import { ArchivedRows } from './components/archived-rows.js';
import { SetupFrame } from './components/setup-frame.js';
import styles from './lead-setup.module.scss';
import { NEW_KEY, type SetupForm } from './use-setup-form.js';

/** The section of the settings in which managers keep the lists of words for leads. */
export default function ListsPage() {
  return (
    <SetupFrame
      render={(form) => (
        <>
          <Choices
            form={form}
            list="lostReasons"
            title={titleOf('lostReasons')}
            addLabel={t('Add a reason')}
          />
          <Choices form={form} list="sources" title={titleOf('sources')} addLabel={t('Add a source')} />
          <Choices form={form} list="services" title={titleOf('services')} addLabel={t('Add a service')} />
        </>
      )}
    />
  );
}

const titleOf = (list: LeadChoiceList) => translate(LEAD_SETUP_LABELS[list]);

interface ChoicesProps {
  form: SetupForm;
  list: LeadChoiceList;
  title: string;
  addLabel: string;
}

/** What is done to the choices of a draft. */
function useChoices({ draft, change }: SetupForm, list: LeadChoiceList) {
  const rows = draft[list];
  const present = rows.filter(({ archived }) => !archived);
  const gone = rows.filter(({ archived }) => archived);
  const put = (next: LeadChoice[]) => change({ [list]: next });
  const set = (key: string, changes: Partial<LeadChoice>) =>
    put(rows.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const remove = (row: LeadChoice) =>
    row.key.startsWith(NEW_KEY) ? put(rows.filter((each) => each !== row)) : set(row.key, { archived: true });
  const blank = (): LeadChoice => ({ key: `${NEW_KEY}${newRequestKey()}`, name: '', archived: false });
  const add = () => put([...present, blank(), ...gone]);
  const order = (ordered: LeadChoice[]) => put([...ordered, ...gone]);
  const say = ({ key, name }: LeadChoice) => translate(labelOfChoice(list, key, name));
  return { rows, present, gone, set, remove, add, order, say };
}

function Choices({ form, list, title, addLabel }: ChoicesProps) {
  const { gone, set, add, say } = useChoices(form, list);
  const fault = form.faultAt(list);
  return (
    <Card title={title}>
      <div className="d-grid gap-3">
        <Suspense fallback={<SkeletonCards cards={1} rows={6} label={t('Loading the settings')} />}>
          <PresentChoices form={form} list={list} title={title} />
        </Suspense>
        {fault && <Note tone="danger">{fault}</Note>}
        <div>
          <Button size="sm" icon="plus" onClick={add}>
            {addLabel}
          </Button>
        </div>
        <ArchivedRows
          rows={gone.map((row) => ({ key: row.key, name: say(row) }))}
          onRestore={(key) => set(key, { archived: false })}
        />
      </div>
    </Card>
  );
}

function PresentChoices({ form, list, title }: Omit<ChoicesProps, 'addLabel'>) {
  const { rows, present, set, remove, order, say } = useChoices(form, list);
  const helpOf = ({ key }: LeadChoice) =>
    list === 'lostReasons' && key === OTHER_REASON ? t('A note is required with it.') : undefined;
  return (
    <Sequence
      label={title}
      items={present}
      keyOf={({ key }) => key}
      nameOf={say}
      onOrder={order}
      render={(row) => (
        <div className={classNames('at-sequence-row', styles['choice'])}>
          <TextField
            label={t('Name')}
            value={say(row)}
            help={helpOf(row)}
            error={form.faultAt(`${list}.${String(rows.indexOf(row))}.name`)}
            onChange={({ target }) => set(row.key, { name: target.value })}
          />
          {present.length > 1 && (
            <IconButton
              icon="archive"
              label={t('Archive {name}', { name: say(row) })}
              onClick={() => remove(row)}
            />
          )}
        </div>
      )}
    />
  );
}
