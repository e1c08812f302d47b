import { saveLeadRulesSchema, type LeadRules } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { Button, Card, FormFailure, Loaded, SkeletonCards, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import { RuleRows } from './components/rule-rows.js';
import { TryRules } from './components/try-rules.js';
import { useReadLeadRulesQuery, useSaveLeadRulesMutation } from './lead-rule.api.js';

/** The section of the settings in which managers say who gets new leads. */
export default function LeadRulesPage() {
  const query = useReadLeadRulesQuery();
  return (
    <Loaded
      of={query}
      title={t('The rules did not load')}
      skeleton={<SkeletonCards cards={1} rows={6} label={t('Loading the rules')} />}
    >
      {(data) => <Started rules={data} />}
    </Loaded>
  );
}

/** What others save meanwhile does not touch the input; saving it is refused by the version. */
function Started({ rules }: { rules: LeadRules }) {
  const [now, setNow] = useState(rules);
  return <Editor key={now.version} rules={now} onSaved={setNow} />;
}

function Editor({ rules, onSaved }: { rules: LeadRules; onSaved: (rules: LeadRules) => void }) {
  const [save] = useSaveLeadRulesMutation();
  const form = useContractForm(saveLeadRulesSchema, {
    defaultValues: { version: rules.version, items: rules.items },
    submit: async (values) => {
      onSaved(await save(values).unwrap());
      toast.success(t('Rules saved'));
    },
  });
  return (
    <>
      <form {...form.formProps}>
        <Card
          footer={
            <Button variant="primary" size="sm" type="submit" busy={form.busy} disabled={!form.dirty}>
              {t('Save rules')}
            </Button>
          }
        >
          <RuleRows methods={form.methods} field={form.field} names={rules.names} />
          <FormFailure failure={form.failure} />
        </Card>
      </form>
      <TryRules itemsOf={() => form.methods.getValues('items')} />
    </>
  );
}
