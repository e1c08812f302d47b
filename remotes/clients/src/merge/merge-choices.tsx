import type { ContactMergePreview } from '@atrium/contracts';
import { formatList, t, translate } from '@atrium/sdk';
import { differsInMerge, MergeDifferences } from '@atrium/ui';
import { useLeadSetup } from '../shared/lead-setup.api.js';
import { sayFieldValue, sayMember, sayPart } from './merge-value.format.js';

type Fields = ContactMergePreview['fields'];

interface MergeChoicesProps {
  preview: ContactMergePreview;
  choices: Readonly<Record<string, string>>;
  onChoose: (field: string, id: string) => void;
}

/** Fields in which they differ, each with the values to choose from, and below what is the same or united. */
export function MergeChoices({ preview, choices, onChoose }: MergeChoicesProps) {
  const settled = preview.fields.filter((field) => !differsInMerge(field));
  const { records } = preview;
  const nameOf = (id: string) => records.find((each) => each.id === id)?.name ?? '';
  return (
    <>
      <MergeDifferences
        fields={preview.fields}
        records={records}
        choices={choices}
        onChoose={onChoose}
        say={sayFieldValue}
      />
      <Outcome preview={preview} settled={settled} nameOf={nameOf} />
    </>
  );
}

interface OutcomeProps {
  preview: ContactMergePreview;
  settled: Fields;
  nameOf: (id: string) => string;
}

function Outcome({ preview: { lists, moving, records }, settled, nameOf }: OutcomeProps) {
  const setup = useLeadSetup();
  const [survivor] = records;
  const isFilled = ({ from }: Fields[number]) => from !== null && from !== survivor?.id;
  const filled = settled.filter(isFilled);
  return (
    <dl className="d-grid gap-2 mb-0 at-13">
      {filled.map(({ field, label, from, values }) => (
        <Line key={field} term={translate(label)}>
          {t('{value}, from {name}', {
            value: values[0] ? sayFieldValue(field, values[0]) : '',
            name: nameOf(from ?? ''),
          })}
        </Line>
      ))}
      {lists.map(({ list, label, values }) => (
        <Line key={list} term={translate(label)}>
          {formatList(values.map((value) => sayMember(setup, list, value)))}
        </Line>
      ))}
      <Line term={t('What moves')}>
        {moving.length === 0 ? t('Nothing is attached to the others.') : moving.map(sayPart).join(' · ')}
      </Line>
    </dl>
  );
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="at-muted">{term}</dt>
      <dd className="mb-0" dir="auto">
        {children}
      </dd>
    </div>
  );
}
