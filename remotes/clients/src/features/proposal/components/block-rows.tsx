import { MOST_BLOCKS, type ProposalBlock, type ProposalSettings } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, Icon, MarkedTextField, RowMenu, Sequence, TextField } from '@atrium/ui';
import type { ProposalForm } from './editor.types.js';
import { PartFrame } from './part-frame.js';

interface BlockRowsProps {
  form: ProposalForm;
  rules: ProposalSettings;
}

/** The parts of a proposal in words, in the order in which the client reads them. */
export function BlockRows({ form, rules }: BlockRowsProps) {
  const { methods } = form;
  const blocks = (methods.watch('blocks') ?? []) as ProposalBlock[];
  const set = (next: ProposalBlock[]) => methods.setValue('blocks', next, { shouldDirty: true });
  return (
    <div className="is-wide d-grid gap-2">
      {blocks.length > 0 && (
        <Sequence
          tall
          label={t('Parts')}
          // A part is known by its place alone.
          items={blocks.map((block, at) => ({ block, at }))}
          keyOf={({ at }) => String(at)}
          nameOf={({ block, at }) => block.title || t('Part {number}', { number: at + 1 })}
          onOrder={(next) => set(next.map(({ block }) => block))}
          render={({ at }) => (
            <BlockFields
              form={form}
              at={at}
              onRemove={() => set(blocks.filter((_, place) => place !== at))}
            />
          )}
        />
      )}
      {blocks.length < MOST_BLOCKS && <AddBlock rules={rules} onAdd={(block) => set([...blocks, block])} />}
    </div>
  );
}

interface BlockFieldsProps {
  form: ProposalForm;
  at: number;
  onRemove: () => void;
}

function BlockFields({ form: { field }, at, onRemove }: BlockFieldsProps) {
  const fieldOf = (name: keyof ProposalBlock) => field(`blocks.${String(at)}.${name}` as 'blocks');
  return (
    <PartFrame title={t('Part {number}', { number: at + 1 })} onRemove={onRemove}>
      <div className="d-grid gap-2">
        <TextField {...fieldOf('title')} label={t('Title of the part')} />
        <MarkedTextField {...fieldOf('text')} label={t('Text')} />
      </div>
    </PartFrame>
  );
}

function AddBlock({
  rules,
  onAdd,
}: Pick<BlockRowsProps, 'rules'> & { onAdd: (block: ProposalBlock) => void }) {
  return (
    <div className="d-flex gap-2 align-items-center">
      <Button size="sm" onClick={() => onAdd({ title: '', text: '' })}>
        <Icon name="plus" /> {t('Add part')}
      </Button>
      {rules.blocks.length > 0 && (
        <RowMenu
          label={t('Add a kept part')}
          items={rules.blocks.map((block) => ({
            label: block.title,
            icon: 'file' as const,
            onSelect: () => onAdd(block),
          }))}
        />
      )}
    </div>
  );
}
