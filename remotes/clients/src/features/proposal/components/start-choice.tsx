import {
  PROPOSAL_STARTS,
  type ProposalStart,
  type ProposalStartKey,
  type ProposalTemplate,
} from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { Card, Icon, ListRow, Loaded, RowMenu, SkeletonRows } from '@atrium/ui';
import { templateApi } from '../../../shared/proposal.api.js';

interface StartChoiceProps {
  /** Null: blank. */
  onChoose: (start: ProposalStart | ProposalTemplate | null) => void;
}

const BUILT_IN = Object.keys(PROPOSAL_STARTS) as ProposalStartKey[];

/** What a new proposal starts with: nothing, something built in, or a template of the company. */
export function StartChoice({ onChoose }: StartChoiceProps) {
  return (
    <div className="d-grid gap-3" style={{ maxInlineSize: '48rem' }}>
      <Card title={t('Start with')} fill="rows">
        <ListRow
          lead={<Icon name="file" />}
          title={t('A blank proposal')}
          text={t('Title, items and terms are yours to write.')}
          onPress={() => onChoose(null)}
        />
        {BUILT_IN.map((key) => (
          <ListRow
            key={key}
            wrap
            lead={<Icon name="file" />}
            title={<bdi>{PROPOSAL_STARTS[key].name}</bdi>}
            text={<bdi>{PROPOSAL_STARTS[key].intro}</bdi>}
            onPress={() => onChoose(PROPOSAL_STARTS[key])}
          />
        ))}
      </Card>
      <OwnTemplates onChoose={onChoose} />
    </div>
  );
}

function OwnTemplates({ onChoose }: StartChoiceProps) {
  const query = templateApi.useList({ sort: 'name', limit: 100 });
  return (
    <Loaded
      of={query}
      title={t('The templates could not be loaded')}
      skeleton={<SkeletonRows rows={2} label={t('Loading the templates')} />}
    >
      {(data) => {
        if (data.items.length === 0)
          return (
            <p className="at-muted at-13">
              {t('Your own templates appear here. Open a proposal and choose “Save as template”.')}
            </p>
          );
        return (
          <Card title={t('Your templates')} count={data.items.length} fill="rows">
            {data.items.map((template) => (
              <div key={template.id} className="d-flex align-items-center">
                <div className="flex-fill">
                  <ListRow
                    lead={<Icon name="file" />}
                    title={<bdi>{template.name}</bdi>}
                    text={<bdi>{template.title}</bdi>}
                    onPress={() => onChoose(template)}
                  />
                </div>
                <TemplateMenu template={template} />
              </div>
            ))}
          </Card>
        );
      }}
    </Loaded>
  );
}

function TemplateMenu({
  template: { id, version, name, allowedTransitions },
}: {
  template: ProposalTemplate;
}) {
  const { take: call } = templateApi.useCalls();
  const { take } = useStep();
  if (!allowedTransitions.includes('archive')) return null;
  const archive = () =>
    take({
      of: id,
      work: () => call({ id, step: 'archive', version }),
      done: t('{name} is archived', { name }),
    });
  return (
    <div className="pe-3">
      <RowMenu
        label={t('Actions for {name}', { name })}
        items={[{ label: t('Archive'), icon: 'archive', onSelect: () => void archive() }]}
      />
    </div>
  );
}
